import type { PaymentLink } from './types';

/**
 * Reads what follows "bitcoin:" in a payment link (BIP 21, BIP 321).
 *
 * @returns the address ('' where the link has none), the details, and another code that the link offers instead
 */
export function readPaymentLink(rest: string): { code: string; link: PaymentLink; alternative: string | null } {
  const [code = '', query = ''] = rest.split(/\?(.*)/s);
  // Names are compared without regard to capitals, because QR codes often hold the whole link in capitals.
  const params = new Map([...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value]));
  const amountBtc = params.get('amount') ?? null;
  const lightning = params.get('lightning') ?? params.get('lno') ?? null;
  return {
    code,
    alternative: lightning ?? params.get('sp') ?? params.get('bc') ?? null,
    link: {
      amountBtc,
      isAmountSound: amountBtc === null || /^(\d{1,8}(\.\d{0,8})?|\.\d{1,8})$/.test(amountBtc),
      hasLightning: lightning !== null,
      required: [...params.keys()].filter((name) => name.startsWith('req-')).slice(0, 3),
    },
  };
}
