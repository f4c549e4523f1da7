import { Apple, Arrow, Coin, Key, type WordDrawings } from './parts';

export const fromTToZ: WordDrawings = {
  // One now, or two later.
  'time-preference': (
    <>
      <Apple x={14} y={40} />
      <circle cx="60" cy="36" r="20" />
      <path d="M60 24v12l8 6" className="fill-none" />
      <Apple x={98} y={40} />
      <Apple x={116} y={52} />
    </>
  ),
  // Through several relays: none sees both ends.
  tor: (
    <>
      <path d="M26 54L48 18 70 54 92 18" className="fill-none" strokeDasharray="4 5" />
      <path d="M92 18l12 24" strokeDasharray="4 5" />
      <path d="M4 44h24v18H4zM100 40h24v24h-24z" />
      <circle cx="48" cy="18" r="11" className="fill-control" />
      <circle cx="70" cy="54" r="11" className="fill-control" />
      <circle cx="92" cy="18" r="11" className="fill-control" />
    </>
  ),
  // A part of what is spent is for the miner.
  'transaction-fee': (
    <>
      <Coin x={24} y={30} r={20} />
      <Arrow x={54} y={24} />
      <Coin x={103} y={24} r={19} />
      <path d="M42 46l20 14m-9 0h9l-2-8" className="fill-none" />
      <Coin x={76} y={62} r={6} />
      <path d="M96 54h24v16H96zM102 62h12" />
    </>
  ),
  // A password, and a proof from another device.
  'two-factor': (
    <>
      <path d="M2 24h64v24H2z" />
      <path d="M14 36h0M26 36h0M38 36h0M50 36h0" strokeWidth="6" />
      <path d="M76 36h10M81 31v10" />
      <path d="M98 4h24q4 0 4 4v56q0 4-4 4H98q-4 0-4-4V8q0-4 4-4zM106 62h8" />
      <path d="M102 32l6 6 11-12" className="fill-none stroke-gain" strokeWidth="3" />
    </>
  ),
  // Coins of any amount, which together are the balance.
  utxo: (
    <>
      <path d="M12 14h100v50H12z" />
      <path d="M12 14l8-10h84l8 10" className="fill-none" />
      <Coin x={38} y={39} r={18} />
      <Coin x={72} y={44} r={11} />
      <Coin x={96} y={48} r={6} />
    </>
  ),
  // Two prices: one that hardly moves, one that moves up and down.
  volatility: (
    <>
      <path d="M4 66q14-4 24 0t24 0 24 0 24 0 24 0" className="fill-none stroke-control" />
      <path d="M4 44l14-24 12 16 12-30 14 44 14-28 12 18 14-36 12 28 12-14" className="fill-none stroke-bitcoin" />
    </>
  ),
  // It keeps the key; the coins are in the chain.
  wallet: (
    <>
      <g transform="rotate(-28 44 26)">
        <Key x={36} y={22} />
      </g>
      <path d="M6 28h70v38H6z" className="fill-gold" />
      <path d="M56 40h26v14H56z" />
      <path d="M86 47h8" strokeDasharray="1 5" />
      <path d="M96 38h28v26H96z" />
      <Coin x={110} y={51} r={7} />
    </>
  ),
  // A tax, a loan and new notes pay for a cannon.
  'war-finance': (
    <>
      <circle cx="18" cy="11" r="9" className="fill-gold" />
      <path d="M8 26h20v18H8zM13 32h10M13 38h6" />
      <path d="M2 52h32v18H2z" className="fill-raised stroke-loss" />
      <circle cx="18" cy="61" r="4" className="fill-none stroke-loss" />
      <Arrow x={42} y={36} />
      <path d="M66 42l48-24 8 14-46 24z" className="fill-control" />
      <circle cx="84" cy="55" r="14" />
      <path d="M84 41v28M70 55h28" />
    </>
  ),
  // Many addresses from one public key.
  xpub: (
    <>
      <path
        d="M34 36h20M54 36C70 36 64 10 84 10M54 36C66 36 70 27 84 27M54 36C66 36 70 45 84 45M54 36c16 0 10 26 30 26"
        className="fill-none"
      />
      <circle cx="20" cy="36" r="15" className="fill-gain-fill" />
      <path d="M84 4h40v12H84zM84 21h40v12H84zM84 39h40v12H84zM84 56h40v12H84z" />
    </>
  ),
};
