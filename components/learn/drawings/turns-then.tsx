import { SCENE_FLOOR } from '@/components/drawing/floor';
import { oneTo } from '@/components/drawing/one-to';
import { line, name, thin } from '@/components/drawing/pens';
import { Banknote, GoldBar, Loaf } from '@/components/drawing/shapes';
import type { Values } from './scene-values';

type Words = { words: readonly string[] };

/** Notes of a morning in 1923, and the ten loaves that they buy. */
export function NotesForLoaves() {
  return (
    <>
      {oneTo(7).map((step) => (
        <Banknote
          key={step}
          x={12 + (step % 3) * 4}
          y={SCENE_FLOOR - 6 - step * 21}
          width={78}
          height={34}
          turn={step % 2 ? 2 : -3}
        />
      ))}
      <path d="M106 118h22M106 130h22" className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
      {oneTo(10).map((place) => (
        <g
          key={place}
          transform={`translate(${146 + ((place - 1) % 2) * 84} ${SCENE_FLOOR - 2 - Math.floor((place - 1) / 2) * 33}) scale(1.05)`}
        >
          <Loaf x={6} y={0} />
        </g>
      ))}
    </>
  );
}

const OIL_PRICES = { bought: 'oil-bottle-bought', asked: 'oil-bottle-asked', ordered: 'oil-bottle-ordered' } as const;

/** A bottle of oil beside three prices, to scale: paid, asked until now, and ordered. */
export function OilAtThreePrices({ words, values: { bought, asked, ordered } }: Words & Values<typeof OIL_PRICES>) {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M36 54h24v24c0 8 18 12 18 28v80H18v-80c0-16 18-20 18-28z" />
        <path d="M18 116c20-8 40 8 60 0v70H18z" className="fill-gold stroke-ink" />
        <path d="M33 40h30v14H33z" className="fill-sunk stroke-ink" />
        <path d="M28 134h40v30H28z" className="fill-paper stroke-ink" />
        <path d="M48 140c-6 8-7 11-7 13a7 7 0 0 0 14 0c0-2-1-5-7-13z" strokeWidth="1.6" />
      </g>
      {[bought, asked, ordered].map(({ value: price, text }, index) => {
        const y = 30 + index * 54;
        return (
          <g key={price}>
            <path
              d={`M100 ${y}h${price * 1.3}v24H100z`}
              className={index === 2 ? 'fill-loss-fill stroke-ink' : 'fill-raised stroke-ink'}
              strokeWidth="2.4"
              strokeLinejoin="round"
            />
            <g className="fill-ink" fontSize="15">
              <text x={108 + price * 1.3} y={y + 19} className="font-display font-semibold" fontSize="20">
                {text}
              </text>
              <text x="100" y={y - 7}>
                {words[index]}
              </text>
            </g>
          </g>
        );
      })}
    </>
  );
}
OilAtThreePrices.words = 3;
OilAtThreePrices.values = OIL_PRICES;

/** Bonds that pay interest, and gold that pays none, in one vault. */
export function BondsAndBars({ words: [bonds, interest, gold, nothing] }: Words) {
  return (
    <>
      <path d={`M160 16V${SCENE_FLOOR}`} className="stroke-line" strokeWidth="2" />
      {oneTo(6).map((step) => (
        <g key={step} {...line}>
          <path d={`M${24 + (step % 2) * 5} ${SCENE_FLOOR - step * 15}h106v15h-106z`} />
          <path d={`M${34 + (step % 2) * 5} ${SCENE_FLOOR - step * 15 + 7}h58`} strokeWidth="1.6" />
          <circle
            cx={114 + (step % 2) * 5}
            cy={SCENE_FLOOR - step * 15 + 7}
            r="4"
            className="fill-loss-fill stroke-ink"
            strokeWidth="1.6"
          />
        </g>
      ))}
      {[
        [176, SCENE_FLOOR],
        [234, SCENE_FLOOR],
        [205, SCENE_FLOOR - 26],
        [263, SCENE_FLOOR - 26],
        [234, SCENE_FLOOR - 52],
      ].map(([x = 0, y = 0]) => (
        <GoldBar key={`${x} ${y}`} x={x - (y < SCENE_FLOOR - 30 ? 0 : 6)} y={y - 1} isGold />
      ))}
      <path
        d="M80 82V46m0 0l-9 10m9-10l9 10"
        className="fill-none stroke-gain"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M226 60h28" className="stroke-ink" strokeWidth="3" strokeLinecap="round" />
      <text x="80" y="34" {...name}>
        {interest}
      </text>
      <text x="240" y="34" {...name}>
        {nothing}
      </text>
      <text x="80" y="208" {...name}>
        {bonds}
      </text>
      <text x="240" y="208" {...name}>
        {gold}
      </text>
    </>
  );
}
BondsAndBars.words = 4;

/** Five shillings for a cheese: each lacks half of its silver. */
export function FiveForACheese() {
  return (
    <>
      {oneTo(5).map((place) => {
        const [x, y] = [30 + ((place - 1) % 3) * 50 + (place > 3 ? 25 : 0), place > 3 ? 118 : 64];
        return (
          <g key={place} strokeLinejoin="round">
            <circle cx={x} cy={y} r="22" className="fill-none stroke-loss" strokeWidth="1.6" strokeDasharray="4 4" />
            <path
              d={`M${x - 15} ${y - 4}l6-11 12-2 9 6 4 10-3 11-9 7-11-1-8-8z`}
              className="fill-raised stroke-ink"
              strokeWidth="2.4"
            />
            <path d={`M${x - 4} ${y - 8}v16h8v-16`} {...thin} />
          </g>
        );
      })}
      <g {...line} strokeWidth="2.4">
        <path d="M190 118c0-30 112-30 112 0v44c0 30-112 30-112 0z" className="fill-gold stroke-ink" />
        <path d="M190 118c0 30 112 30 112 0" className="fill-none stroke-ink" />
        <path d="M246 118l-28 21c8 2 18 3 28 3 12 0 24-2 34-5z" className="fill-paper stroke-ink" />
        <circle cx="212" cy="158" r="5" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <circle cx="276" cy="160" r="6" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <circle cx="240" cy="169" r="4" className="fill-paper stroke-ink" strokeWidth="1.6" />
      </g>
      <path
        d="M52 162h92m0 0l-10-8m10 8l-10 8"
        className="fill-none stroke-ink"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

/** Ten gold coins and their tin: five may stay, and five are asked for. */
export function TenCoinsInATin({ words: [allowed, asked] }: Words) {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d={`M22 116h116v${SCENE_FLOOR - 116}H22z`} />
        <path d="M16 104h128v14H16z" className="fill-sunk stroke-ink" />
        <path d="M34 134h92v36H34z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M48 152c10-14 20-14 32 0 12 14 22 14 32 0" className="fill-none stroke-control" />
      </g>
      {oneTo(5).map((place) => (
        <g key={place}>
          <circle
            cx={14 + place * 22}
            cy={88 - (place % 2) * 8}
            r="15"
            className="fill-gold stroke-ink"
            strokeWidth="2"
          />
          <text
            x={14 + place * 22}
            y={93 - (place % 2) * 8}
            textAnchor="middle"
            className="fill-ink font-display"
            fontSize="14"
          >
            20
          </text>
        </g>
      ))}
      <path d={`M160 30V${SCENE_FLOOR}`} className="stroke-control" strokeWidth="2" strokeDasharray="5 5" />
      {oneTo(5).map((place) => {
        const [x, y] = [196 + ((place - 1) % 3) * 44 + (place > 3 ? 22 : 0), place > 3 ? 148 : 102];
        return (
          <g key={place}>
            <circle cx={x} cy={y} r="19" className="fill-gold stroke-loss" strokeWidth="2.4" strokeDasharray="5 4" />
            <text x={x} y={y + 6} textAnchor="middle" className="fill-ink font-display" fontSize="17">
              20
            </text>
          </g>
        );
      })}
      <text x="80" y="40" {...name}>
        {allowed}
      </text>
      <text x="240" y="40" {...name}>
        {asked}
      </text>
    </>
  );
}
TenCoinsInATin.words = 2;

/** Three worries of a weekend in 1971: notes that outgrow the gold, people without work, and a ballot. */
export function ThreeWorries({ words: [dollars, jobs, votes] }: Words) {
  return (
    <>
      <path d={`M108 16V${SCENE_FLOOR}M212 16V${SCENE_FLOOR}`} className="stroke-line" strokeWidth="2" />
      {oneTo(8).map((step) => (
        <Banknote key={step} x={10 + (step % 2) * 4} y={SCENE_FLOOR - 2 - step * 19} width={46} height={22} />
      ))}
      <GoldBar x={60} y={SCENE_FLOOR - 1} />
      <g {...line} strokeWidth="2.4">
        {[132, 188].map((x, index) => (
          <g key={x}>
            <path
              d={`M${x - 11} ${SCENE_FLOOR - 48}h22l3 48h-10l-4-32-4 32h-10z`}
              className={index === 0 ? 'fill-raised stroke-ink' : 'fill-sunk stroke-ink'}
            />
            <path d={`M${x - 13} ${SCENE_FLOOR - 26}v-24c0-16 26-16 26 0v24h-5v-6h-16v6z`} />
            <circle cx={x} cy={SCENE_FLOOR - 74} r="10" />
            <path
              d={`M${x - 10} ${SCENE_FLOOR - 73}c-2-17 22-17 20 0-4-5-16-5-20 0z`}
              className="fill-ink stroke-ink"
            />
          </g>
        ))}
        <path d={`M156 ${SCENE_FLOOR}v-24M164 ${SCENE_FLOOR}v-24`} className="fill-none stroke-ink" strokeWidth="4" />
        <path d={`M149 ${SCENE_FLOOR - 49}c0-13 22-13 22 0l6 29h-34z`} className="fill-sunk stroke-ink" />
        <path d={`M148 ${SCENE_FLOOR - 60}c-4-34 28-34 24 0z`} className="fill-ink stroke-ink" />
        <circle cx="160" cy={SCENE_FLOOR - 72} r="8" />
        <path d={`M226 106h80v${SCENE_FLOOR - 106}h-80z`} />
        <path d="M246 106h40" strokeWidth="5" />
        <path d="M250 46h32v58h-32z" className="fill-paper stroke-ink" />
        <path d="M258 62l6 6 11-13" className="fill-none stroke-ink" />
        <path d="M258 84h16" strokeWidth="1.6" />
      </g>
      <text x="54" y="208" {...name}>
        {dollars}
      </text>
      <text x="160" y="208" {...name}>
        {jobs}
      </text>
      <text x="266" y="208" {...name}>
        {votes}
      </text>
    </>
  );
}
ThreeWorries.words = 3;

/** A sewing box with six gold coins in it, below a poster that asks for a loan. */
export function SewingBox({ words: [loan] }: Words) {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M206 18h96v104h-96z" className="fill-paper stroke-ink" />
        <path d="M220 62h68M220 76h68M230 90h48" className="stroke-control" strokeWidth="3" />
        <path d="M232 106h44" strokeWidth="4" />
      </g>
      <text x="254" y="42" {...name}>
        {loan}
      </text>
      <g {...line} strokeWidth="2.4">
        <path d="M34 100l14-52h120l14 52z" className="fill-sunk stroke-ink" />
        <path d={`M26 100h164v${SCENE_FLOOR - 100}H26z`} />
        <path d="M26 132h164" strokeWidth="1.6" />
        <path d="M98 124h20v16H98z" className="fill-sunk stroke-ink" strokeWidth="1.6" />
      </g>
      {oneTo(6).map((place) => (
        <circle
          key={place}
          cx={22 + place * 24}
          cy={94 - (place % 2) * 9}
          r="13"
          className="fill-gold stroke-ink"
          strokeWidth="2"
        />
      ))}
      <path d={`M27 101h162v30H27z`} className="fill-raised" />
      <path d="M26 100h164" className="stroke-ink" strokeWidth="2.4" />
      <g {...line} strokeWidth="2">
        <path d="M212 150h36v36h-36zM206 144h48v8h-48zM206 184h48v4h-48z" />
        <path d="M212 158h36M212 166h36M212 174h36" strokeWidth="1.6" />
        <path d="M248 170c24 4 28-22 50-14" className="fill-none stroke-ink" />
        <path d="M270 120l34 60" strokeWidth="3" />
      </g>
    </>
  );
}
SewingBox.words = 1;

/** Silver for one month of pay, beside the plate that could print as much as it likes: carved wood, a brush and ink. */
export function SilverOrPress({ words: [silver, plate] }: Words) {
  const bar = (x: number, y: number) => (
    <path key={`${x} ${y}`} d={`M${x - 18} ${y}q3-7 0-14 18 6 36 0-3 7 0 14-18-6-36 0z`} />
  );
  return (
    <>
      <path d={`M150 16V${SCENE_FLOOR}`} className="stroke-line" strokeWidth="2" />
      <g {...line} strokeWidth="2.4">
        <path d={`M16 132h118v${SCENE_FLOOR - 132}H16z`} className="fill-sunk stroke-ink" />
        <path d="M16 132l10-40h98l10 40" className="fill-none stroke-ink" />
        {[36, 75, 114].map((x) => bar(x, 131))}
        {[56, 94].map((x) => bar(x, 116))}
        <path d="M66 148h18v22H66z" />
        <path d={`M168 62h56v${SCENE_FLOOR - 62}h-56z`} className="fill-sunk stroke-ink" />
        <path d="M176 71h40v104h-40z" className="fill-none stroke-ink" strokeWidth="1.6" />
        <path d="M184 82h24M184 94h24" strokeWidth="5" />
        <path d="M196 108v56M186 108v56M206 108v56" strokeWidth="3" strokeDasharray="7 5" />
        <path d="M240 22h48v98h-48z" className="fill-paper stroke-ink" />
        <path d="M246 29h36v84h-36z" className="fill-none stroke-loss" strokeWidth="1.6" />
        <path d="M253 41h22" className="stroke-loss" strokeWidth="4" />
        <path d="M257 55v48M271 55v48" className="stroke-loss" strokeWidth="5" strokeDasharray="0 8" />
        <path d="M270 152l32-54" strokeWidth="4" />
        <path d="M275 144l-7 5-4 13 11-8z" className="fill-ink stroke-ink" />
        <path d={`M236 158h62c-2 18-14 ${SCENE_FLOOR - 158}-31 ${SCENE_FLOOR - 158}s-29-10-31-${SCENE_FLOOR - 158}z`} />
      </g>
      <text x="75" y="208" {...name}>
        {silver}
      </text>
      <text x="236" y="208" {...name}>
        {plate}
      </text>
    </>
  );
}
SilverOrPress.words = 2;

const BEADS = { byHand: 'beads-by-hand', drilled: 'beads-drilled' } as const;

/** The beads of one day: by hand, and with the new drill. */
export function BeadsOfADay({ words: [byHand, drilled], values }: Words & Values<typeof BEADS>) {
  const bead = (x: number, y: number) => (
    <g key={`${x} ${y}`} className="fill-raised stroke-ink">
      <circle cx={x} cy={y} r="9" strokeWidth="2" />
      <circle cx={x} cy={y} r="2.6" className="fill-ink stroke-ink" strokeWidth="1.2" />
    </g>
  );
  return (
    <>
      <path d="M100 16v170" className="stroke-line" strokeWidth="2" />
      {oneTo(values.byHand.value).map((place) => bead(20 + place * 20, 94))}
      {oneTo(values.drilled.value).map((place) =>
        bead(98 + (((place - 1) % 10) + 1) * 20, 20 + Math.floor((place - 1) / 10) * 20),
      )}
      <g {...line} strokeWidth="2.4">
        <path d="M208 116v44l-4 12 4 10 4-10-4-12" />
        <path d="M186 136h44" strokeWidth="5" />
        <path d="M186 136q22-34 44 0" className="fill-none stroke-ink" strokeWidth="1.6" />
      </g>
      <text x="50" y="208" {...name}>
        {byHand}
      </text>
      <text x="208" y="208" {...name}>
        {drilled}
      </text>
    </>
  );
}
BeadsOfADay.words = 2;
BeadsOfADay.values = BEADS;

const RISE = { aMonth: 'rise-a-month' } as const;

/** A stall with a bowl of noodles, and its price in each month of a year, to scale. */
export function NoodleStall({ words: [rise], values: { aMonth } }: Words & Values<typeof RISE>) {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M14 30h146v22H14z" className="fill-sunk stroke-ink" />
        <path d="M14 52q12 16 24.3 0 12 16 24.3 0 12 16 24.3 0 12 16 24.3 0 12 16 24.3 0 12 16 24.3 0" />
        <path d={`M22 62V${SCENE_FLOOR}M152 62V${SCENE_FLOOR}`} strokeWidth="4" />
        <path d={`M10 138h154v12H10zM18 150h138v${SCENE_FLOOR - 150}H18z`} />
        <path d="M54 106h66c0 20-14 32-33 32s-33-12-33-32z" />
        <path d="M60 106c4-14 12-6 14-12 6-6 10 2 14-3 6-4 8 4 14 2 6 4 12 4 13 13" className="fill-gold stroke-ink" />
        <path d="M96 104l30-38M104 105l34-34" strokeWidth="3" />
      </g>
      {oneTo(12).map((month) => {
        const height = 58 * (1 + aMonth.value / 100) ** month;
        return (
          <path
            key={month}
            d={`M${163 + month * 11.6} ${SCENE_FLOOR}v${-height.toFixed(1)}h9v${height.toFixed(1)}z`}
            className="fill-loss-fill stroke-ink"
            strokeWidth="1.6"
          />
        );
      })}
      <text x="243" y="60" {...name}>
        {rise}
      </text>
    </>
  );
}
NoodleStall.words = 1;
NoodleStall.values = RISE;
