import { nameForeignSigns, toLatin } from '@/lib/addresses/characters';
import { percentDecode } from '@/lib/addresses/encodings/percent-decode';
import { complete, type Identified, type LinkProblem, type PaymentLink, type Result } from '@/lib/addresses/types';
import { SUPPLY_CAP_BTC } from '@/lib/bitcoin';

/**
 * Parameters that hold a code to pay, and how such a code begins. BIP 321 names `lightning`, `lno`, `pay` and `sp`, and
 * has every other kind use its bech32 prefix as the key.
 */
const CODE_STARTS: Record<string, RegExp> = {
  lightning: /^ln(?:bc|tb|sb|url1)/i,
  lno: /^lno1/i,
  pay: /^payt?1/i,
  sp: /^sp1/i,
  tsp: /^tsp1/i,
  bc: /^bc1/i,
  tb: /^tb1/i,
  bcrt: /^bcrt1/i,
};
/** BIP 321: only these may be the path of a link; all other codes are parameters. */
const PATH_START = /^(?:[123mn]|bc1|tb1|bcrt1)/i;
/** "req-pop" and "pop" are one key (BIP 321). */
const ONCE = ['amount', 'label', 'message', 'pop'];
const AMOUNT = /^(?:\d{1,8}(?:\.\d{0,8})?|\.\d{1,8})$/;

/**
 * Parses and checks a payment link (BIP 21, BIP 321).
 *
 * @param rest what follows "bitcoin:"
 * @param lookAtCode identifies one address or code
 */
export function lookAtPaymentLink(rest: string, lookAtCode: (code: string) => Result): Result {
  const [path = '', query = ''] = rest.split(/\?(.*)/s);
  const params = query.split('&').map((param) => {
    const [name = '', value = ''] = param.split(/=(.*)/s);
    const written = percentDecode(name);
    return { written, key: toLatin(written).toLowerCase(), value: percentDecode(value).trim() };
  });
  const codes = params.filter(({ key, value }) => Object.hasOwn(CODE_STARTS, key) && value !== '');
  const isMisplaced =
    (path !== '' && !PATH_START.test(path)) || codes.some(({ key, value }) => !CODE_STARTS[key]?.test(value));
  const [main, ...others] = [...(path === '' ? [] : [path]), ...codes.map(({ value }) => value)].map((code) =>
    complete(lookAtCode(code), code.length),
  );

  const all = main ? [main, ...others] : [];
  const amountBtc = params.find(({ key }) => key === 'amount')?.value ?? null;
  // BIP 321 defines "pop": a wallet that supports it may pay a link that requires it.
  const isProof = ({ key }: { key: string }) => key === 'req-pop';
  const required = params.filter((param) => param.key.startsWith('req-') && !isProof(param)).map(({ key }) => key);
  const repeated = ONCE.filter((name) => params.filter(({ key }) => key.replace(/^req-/, '') === name).length > 1);
  const faults: [LinkProblem, boolean][] = [
    ['amount', amountBtc !== null && !(AMOUNT.test(amountBtc) && Number(amountBtc) <= SUPPLY_CAP_BTC)],
    ['repeated', repeated.length > 0],
    ['required', required.length > 0],
    ['misplaced', isMisplaced],
    ['mixed-networks', isMixed(all)],
    ['amounts-differ', amountBtc !== null && all.some(({ details }) => differs(details.sats, amountBtc))],
    ['zero-amount', amountBtc !== null && AMOUNT.test(amountBtc) && Number(amountBtc) === 0],
    ['proof', params.some(isProof)],
  ];
  const link: PaymentLink = {
    amountBtc,
    problems: faults.filter(([, isPresent]) => isPresent).map(([problem]) => problem),
    required: required.slice(0, 3),
    repeated,
    others,
  };
  // A wallet does not read a key with such signs, so that the link may lose its amount there.
  const foreign = nameForeignSigns(params.map(({ written, key }) => (isAscii(key) ? written : '')).join(''));
  if (main) return { ...main, link, ...foreign };
  // BIP 72: the address is optional beside "r", from which a wallet loads the request (BIP 70).
  const isRequest = params.some(({ key, value }) => key === 'r' && /^https?:/i.test(value));
  return { finding: isRequest ? 'payment-request' : 'link-without-address', link, ...foreign };
}

/** A key in another alphabet has no look-alike that a wallet knows. */
function isAscii(text: string): boolean {
  return !/[^ -~]/.test(text);
}

/** Base58 does not tell a public test network from a private one. */
function isMixed(codes: readonly Identified[]): boolean {
  const networks = new Set(codes.map(({ network }) => network).filter((network) => network !== null));
  const isPrivate = networks.has('regtest');
  const couldBePrivate = ({ network, finding }: Identified) =>
    network !== 'test' || finding === 'p2pkh' || finding === 'p2sh';
  return networks.has('main') ? networks.size > 1 : isPrivate && !codes.every(couldBePrivate);
}

function differs(sats: Identified['details'][string] | undefined, amountBtc: string): boolean {
  return typeof sats === 'number' && Math.abs(sats - Number(amountBtc) * 1e8) >= 1;
}
