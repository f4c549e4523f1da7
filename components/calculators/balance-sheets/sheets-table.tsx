import { Disclosure } from '@/components/ui/folds/disclosure';
import { ScrollFrame } from '@/components/ui/scroll-frame';
import type { Content } from '@/lib/content/content';
import type { BalanceSheet, BankId } from './accounts';

/** Every account of the three balance sheets. */
export function SheetsTable({
  sheets,
  words,
  format,
}: {
  sheets: readonly (BalanceSheet & { id: BankId })[];
  words: Content['calculators']['BalanceSheets'];
  format: (amount: number) => string;
}) {
  const rows = sheets.flatMap(({ id, owns, owes }) => [
    ...owns.map((account) => ({ bank: id, side: words.owns, account })),
    ...owes.map((account) => ({ bank: id, side: words.owes, account })),
  ]);
  return (
    <Disclosure title={words.table}>
      <ScrollFrame label={words.caption}>
        <table className="w-full max-w-2xl text-base">
          <caption className="mb-3 text-left text-muted">{words.caption}</caption>
          <thead>
            <tr className="border-ink border-b-2 text-left">
              {[words.columns.bank, words.columns.side, words.columns.account].map((title) => (
                <th key={title} scope="col" className="py-2 pr-4">
                  {title}
                </th>
              ))}
              <th scope="col" className="py-2 text-right">
                {words.columns.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ bank, side, account }) => (
              <tr key={`${bank}-${side}-${account.id}`} className="border-line border-b">
                <th scope="row" className="py-2 pr-4 text-left font-normal">
                  {words.banks[bank]}
                </th>
                <td className="py-2 pr-4">{side}</td>
                <td className="py-2 pr-4">{account.name}</td>
                <td className="py-2 text-right tabular-nums">{format(account.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </Disclosure>
  );
}
