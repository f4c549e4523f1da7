/**
 * The owner's details. The environment variable beside a value overrides it, so that a host can set it without a change of
 * code. Sample values use the reserved top-level domain `.example` (RFC 2606).
 */
const owner = {
  url: { sample: 'https://bitcoin-journey.example', set: process.env.NEXT_PUBLIC_SITE_URL },
  email: { sample: 'hello@bitcoin-journey.example', set: process.env.NEXT_PUBLIC_EMAIL },
  xUrl: { sample: 'https://x.example/bitcoin-journey', set: process.env.NEXT_PUBLIC_X_URL },
  codeUrl: { sample: 'https://code.example/bitcoin-journey', set: process.env.NEXT_PUBLIC_CODE_URL },
} as const;

type OwnerKey = keyof typeof owner;

/** An empty variable counts as not set. */
function ownerValue(key: OwnerKey): string {
  return owner[key].set || owner[key].sample;
}

/** The details that still have their sample value, about which the build warns. */
export function sampleValuesInUse(): OwnerKey[] {
  return (Object.keys(owner) as OwnerKey[]).filter((key) => !owner[key].set);
}

/** Strike's invitation code. Without it the site links to Strike's home page and says that it uses no referral. */
const strikeCode = process.env.NEXT_PUBLIC_STRIKE_CODE || undefined;

/** Whether the owner holds bitcoin, which the About page states: "yes" or "no". Without it the page says neither. */
const ownsBitcoin = readAnswer('NEXT_PUBLIC_OWNER_HOLDS_BITCOIN', process.env.NEXT_PUBLIC_OWNER_HOLDS_BITCOIN);

/** @throws if a variable is neither empty nor "yes" nor "no" */
export function readAnswer(variable: string, text: string | undefined): 'yes' | 'no' | undefined {
  if (!text) return undefined;
  if (text === 'yes' || text === 'no') return text;
  throw new Error(`${variable} must be "yes" or "no" (found: ${text})`);
}

/** The day on which the site was published, such as "2027-03-01": the corrections log begins with it. Not set before. */
const publishedOn = readDay('NEXT_PUBLIC_PUBLISHED_ON', process.env.NEXT_PUBLIC_PUBLISHED_ON);

/** @throws if a variable is neither empty nor a day such as 2027-03-01 */
export function readDay(variable: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text)) return text;
  throw new Error(`${variable} must be a day such as 2027-03-01 (found: ${text})`);
}

/** Whether Vercel counts page views and measures page speed. next.config.ts hands it to the bundler as a constant. */
export const hasInsights = process.env.NEXT_PUBLIC_INSIGHTS === '1';

/**
 * Whether browsers keep the site, so that it opens without a network (docs/offline.md). Switched off, the next build removes what they
 * have kept.
 */
export const worksOffline = readAnswer('NEXT_PUBLIC_OFFLINE', process.env.NEXT_PUBLIC_OFFLINE) !== 'no';

const url = ownerValue('url').replace(/\/+$/, '');

export const site = {
  name: 'Bitcoin Journey',
  url,
  /** Scheme and host of `url`, to which `localePath` of lib/content/links.ts adds the path. */
  origin: new URL(url).origin,
  /** The folder of the host in which the site is, such as "/bitcoin-journey": empty at the root of a domain. */
  basePath: new URL(url).pathname.replace(/\/$/, ''),
  /** False while `url` is the sample, which no reader can open. */
  hasUrl: Boolean(owner.url.set),
  email: ownerValue('email'),
  xUrl: ownerValue('xUrl'),
  codeUrl: ownerValue('codeUrl'),
  hasReferral: strikeCode !== undefined,
  ownsBitcoin,
  publishedOn,
  links: {
    strikeInvite: strikeCode ? `https://invite.strike.me/${strikeCode}` : 'https://strike.me/',
    strikeSetup: 'https://strike.me/learn/how-to-buy-bitcoin/',
    strikeDca: 'https://strike.me/learn/how-to-dollar-cost-average-into-bitcoin/',
    trezor: 'https://trezor.io/trezor-safe-3',
    timePreferenceArticle: 'https://bitcointimes.io/making-time-preference-low-again/',
  },
} as const;

export type OwnerLinkId = keyof typeof site.links;
