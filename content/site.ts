/**
 * Everything that belongs to the owner. Each value can be overridden by the `NEXT_PUBLIC_…` variable beside it, so a
 * host can set them without a change of code. Sample values use reserved `.example` names: nobody's real address.
 */
const owner = {
  url: { sample: 'https://bitcoin-journey.example', set: process.env.NEXT_PUBLIC_SITE_URL },
  email: { sample: 'hello@bitcoin-journey.example', set: process.env.NEXT_PUBLIC_EMAIL },
  xUrl: { sample: 'https://x.example/bitcoin-journey', set: process.env.NEXT_PUBLIC_X_URL },
  codeUrl: { sample: 'https://code.example/bitcoin-journey', set: process.env.NEXT_PUBLIC_CODE_URL },
} as const;

type OwnerKey = keyof typeof owner;

/** A variable that is set but empty counts as not set. */
function ownerValue(key: OwnerKey): string {
  return owner[key].set || owner[key].sample;
}

/** The owner's details that still have their sample value, for the warning that the build prints. */
export function sampleValuesInUse(): OwnerKey[] {
  return (Object.keys(owner) as OwnerKey[]).filter((key) => !owner[key].set);
}

/** Strike's invitation code; without one the site links to Strike's own page and says that no referral is used. */
const strikeCode = process.env.NEXT_PUBLIC_STRIKE_CODE || undefined;

export const site = {
  name: 'Bitcoin Journey',
  url: ownerValue('url').replace(/\/+$/, ''),
  email: ownerValue('email'),
  xUrl: ownerValue('xUrl'),
  codeUrl: ownerValue('codeUrl'),
  hasReferral: strikeCode !== undefined,
  links: {
    strikeInvite: strikeCode ? `https://invite.strike.me/${strikeCode}` : 'https://strike.me/',
    strikeSetup: 'https://strike.me/learn/how-to-buy-bitcoin/',
    strikeDca: 'https://strike.me/learn/how-to-dollar-cost-average-into-bitcoin/',
    trezor: 'https://trezor.io/trezor-safe-3',
    timePreferenceArticle: 'https://bitcointimes.io/making-time-preference-low-again/',
  },
} as const;

export type OwnerLinkId = keyof typeof site.links;
