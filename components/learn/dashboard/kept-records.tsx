import { Download, Trash2 } from 'lucide';
import { useEffect, useState } from 'react';
import { onStoredChange } from '@/components/ui/browser/browser-storage';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { deleteCopies, type KeptRecord, keptRecords } from '@/lib/learner/kept';
import { COPY_KEYS, RECORD_KEY } from '@/lib/learner/store';
import { SET_ASIDE_FILE, saveFile } from '../save-file';
import { Confirm } from './confirm';

const openStorage = () => window.localStorage;

/** The invalid records in storage. Reads them again when one of `changes` changes. */
export function useKeptRecords(...changes: readonly unknown[]) {
  const [kept, setKept] = useState<readonly KeptRecord[]>([]);
  const read = () => setKept(keptRecords(openStorage));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names the changes that may add a record
  useEffect(read, changes);
  // Another tab may set a record aside or delete one.
  useEffect(() => onStoredChange([RECORD_KEY, ...COPY_KEYS], () => setKept(keptRecords(openStorage))), []);
  return {
    kept,
    remove(copies: readonly KeptRecord[]) {
      deleteCopies(openStorage, copies);
      read();
    },
  };
}

export function KeptRecords({
  locale,
  words,
  kept,
  remove,
  say,
}: {
  locale: Locale;
  words: Content['learn']['data']['kept'];
  say: (sentence: string) => void;
} & ReturnType<typeof useKeptRecords>) {
  const [asked, setAsked] = useState<string | null>(null);
  if (kept.length === 0) return null;
  return (
    <section aria-labelledby="kept" className="mt-10 border-line border-t pt-6">
      <h3 id="kept" className="text-xl">
        {words.heading}
      </h3>
      <p className="mt-2 max-w-prose text-base text-muted">{words.note}</p>
      <ul className="mt-2">
        {kept.map((record, index) => {
          const place = { number: index + 1, size: formatNumber(record.text.length, locale) };
          return (
            <li key={record.key} className="border-line border-b py-4 last:border-b-0">
              <p className="text-base">
                {record.isInPlace ? `${fill(words.item, place)} ${words.inPlace}` : fill(words.item, place)}
              </p>
              <div className="mt-3 flex flex-wrap gap-3">
                <Button onClick={() => saveFile(SET_ASIDE_FILE, record.text)}>
                  <Icon node={Download} className="size-4" />
                  <span>{fill(words.save, place)}</span>
                </Button>
                {!record.isInPlace && (
                  <Button onClick={() => setAsked(record.key)}>
                    <Icon node={Trash2} className="size-4" />
                    <span>{fill(words.delete, place)}</span>
                  </Button>
                )}
              </div>
              {asked === record.key && (
                <Confirm
                  question={fill(words.confirm, place)}
                  yes={words.yes}
                  no={words.no}
                  onYes={() => {
                    remove([record]);
                    setAsked(null);
                    say(fill(words.deleted, place));
                  }}
                  onNo={() => setAsked(null)}
                  returnTo="data-title"
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
