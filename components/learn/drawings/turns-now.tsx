import { SCENE_FLOOR } from '@/components/drawing/floor';
import { oneTo } from '@/components/drawing/one-to';
import { line, name, thin } from '@/components/drawing/pens';
import type { Values } from './scene-values';

type Words = { words: readonly string[] };

const PAY = { meals: 'meals-of-a-month' } as const;

/** The pay of a month, as the meals that it buys today. */
export function ThirtyMeals({ words: [pay], values: { meals } }: Words & Values<typeof PAY>) {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d={`M14 40h66v${SCENE_FLOOR - 40}H14z`} />
        <path d="M22 56h50v96H22z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M40 48h14M41 170h12" strokeWidth="2" />
      </g>
      <text x="47" y="92" {...name}>
        {pay}
      </text>
      <path d="M31 104h32M31 116h22M31 128h28" className="stroke-control" strokeWidth="3" strokeLinecap="round" />
      <path d="M90 112h14M90 122h14" className="stroke-ink" strokeWidth="3" strokeLinecap="round" />
      {oneTo(meals.value).map((meal) => {
        const [x, y] = [128 + ((meal - 1) % 6) * 34, 32 + Math.floor((meal - 1) / 6) * 35];
        return (
          <g key={meal} strokeLinejoin="round">
            <path d={`M${x - 11} ${y}q11-13 22 0z`} className="fill-gold stroke-ink" strokeWidth="1.6" />
            <path
              d={`M${x - 14} ${y}h28c0 9-6 14-14 14s-14-5-14-14z`}
              className="fill-raised stroke-ink"
              strokeWidth="2"
            />
          </g>
        );
      })}
    </>
  );
}
ThirtyMeals.words = 1;
ThirtyMeals.values = PAY;

/** A bicycle, a phone that shows the payment, and a chain of blocks whose next block is still empty. */
export function BikeAtTheDoor() {
  const SPOKES = 'M0-30v60M-30 0h60M-21-21l42 42M21-21l-42 42';
  return (
    <>
      <g {...line} strokeWidth="2.4">
        {[48, 156].map((x) => (
          <g key={x} transform={`translate(${x} 150)`}>
            <circle r="34" className="fill-none stroke-ink" strokeWidth="4" />
            <path d={SPOKES} className="stroke-control" strokeWidth="1.2" />
          </g>
        ))}
        <path
          d="M48 150l30-54h60l-36 54zM102 150L74 86M156 150L134 78"
          className="fill-none stroke-ink"
          strokeWidth="4"
        />
        <path d="M62 84h26" strokeWidth="6" />
        <path d="M134 78h-8M134 78c10-8 18-4 20 4" className="fill-none stroke-ink" strokeWidth="4" />
        <circle cx="102" cy="150" r="8" />
      </g>
      <g {...line} strokeWidth="2.4">
        <path d="M222 20h72v104h-72z" />
        <path d="M230 34h56v76h-56z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <circle cx="258" cy="64" r="17" className="fill-paper stroke-bitcoin" />
        <path d="M258 54v11l7 6" className="fill-none stroke-bitcoin" strokeWidth="2.4" />
        <path d="M240 94h36" strokeWidth="2" />
      </g>
      <g strokeWidth="2.4" strokeLinejoin="round">
        <path d="M224 162h10M266 162h10" className="stroke-ink" strokeWidth="3" />
        <path d="M206 150h22v24h-22zM238 150h26v24h-26z" className="fill-raised stroke-ink" />
        <path d="M278 150h26v24h-26z" className="fill-none stroke-control" strokeDasharray="4 4" />
      </g>
    </>
  );
}

/** A phone with a chat: a wrong number becomes a chat, and the chat asks for money. */
export function ChatWithAStranger({ words: [hello, weeks, ask] }: Words) {
  return (
    <>
      <path d="M52 8h216v204H52z" {...line} strokeWidth="3" />
      <path d="M62 22h196v176H62z" className="fill-paper stroke-ink" strokeWidth="1.6" />
      <g strokeLinejoin="round" strokeWidth="2">
        <path d="M72 32h128v28H82l-10 8z" className="fill-raised stroke-ink" />
        <path d="M146 74h104v36l-8-8h-96zM72 74" className="fill-sunk stroke-ink" />
        <path d="M158 84h72M158 92h48" className="stroke-control" strokeWidth="2.4" />
        <path d="M72 158h150v30H82l-10 8z" className="fill-raised stroke-loss" />
      </g>
      <path d="M70 134h44M206 134h44" className="stroke-control" strokeWidth="1.6" />
      <text x="136" y="51" {...name}>
        {hello}
      </text>
      <text x="160" y="139" {...name} className="fill-muted font-semibold">
        {weeks}
      </text>
      <text x="147" y="178" {...name}>
        {ask}
      </text>
    </>
  );
}
ChatWithAStranger.words = 3;

/** Sunday at ten at night: a ringing phone, a clock, and a cash machine with the hour at which it will be empty. */
export function SundayNight() {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <circle cx="60" cy="58" r="38" />
        <path d="M60 26v6M60 84v6M28 58h6M86 58h6" strokeWidth="2" />
        <path d="M60 58V34M60 58L44 47" strokeWidth="4" />
        <path d={`M196 34h104v${SCENE_FLOOR - 34}H196z`} />
        <path d="M210 50h76v44h-76z" className="fill-paper stroke-ink" />
        <path d="M210 108h44v34h-44zM264 108h22v34h-22z" className="fill-sunk stroke-ink" strokeWidth="1.6" />
        <path d="M210 119h44M210 130h44M224 108v34M239 108v34" strokeWidth="1.6" />
        <path d="M212 158h72v10h-72z" className="fill-ink stroke-ink" />
      </g>
      <path d="M220 170v22h56v-22" className="fill-none stroke-loss" strokeWidth="2" strokeDasharray="4 4" />
      <text x="248" y="80" {...name} fontSize="22">
        8:00
      </text>
      <g {...line} strokeWidth="2.4">
        <rect x="78" y="102" width="50" height={SCENE_FLOOR - 102} rx="9" />
        <path d="M84 112h38v58H84z" className="fill-paper stroke-ink" strokeWidth="1.6" />
        <path d="M97 178h12" strokeWidth="2" />
        <circle cx="103" cy="130" r="8" className="fill-sunk stroke-ink" strokeWidth="1.6" />
        <path d="M90 154c0-18 26-18 26 0z" className="fill-sunk stroke-ink" strokeWidth="1.6" />
      </g>
      <path
        d="M68 124q-9 18 0 36M58 116q-14 26 0 52M138 124q9 18 0 36M148 116q14 26 0 52"
        className="fill-none stroke-ink"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}

/** A disk in an open drawer: one copy would go to a journalist, and one to a kidnapper. */
export function DiskInTheDrawer({ words: [journalist, kidnapper] }: Words) {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d="M112 66h96v82h-96z" className="fill-sunk stroke-ink" />
        <path d="M132 66h50v28h-50z" />
        <path d="M166 70h10v20h-10z" className="fill-ink stroke-ink" />
        <path d="M126 108h68v40h-68z" className="fill-paper stroke-ink" />
        <path d="M152 122v-5a8 8 0 0 1 16 0v5" className="fill-none stroke-ink" />
        <path d="M148 122h24v17h-24z" className="fill-gold stroke-ink" />
        <path d={`M92 148h136v${SCENE_FLOOR - 148}H92z`} />
        <path d="M148 166h24" strokeWidth="5" />
        <path d="M16 64h64v70H16z" />
        <path d="M48 52v12" strokeWidth="3" />
        <path d="M34 88c0-16 28-16 28 0 0 18-28 18-28 0zM28 126c2-18 38-18 40 0" className="fill-sunk stroke-ink" />
        <circle cx="272" cy="96" r="34" />
        <path d="M240 84c14-8 50-8 64 0l2 14c-10 16-22 14-34 4-12 10-24 12-34-4z" className="fill-ink stroke-ink" />
        <path
          d="M250 94q8-7 15 0-8 6-15 0zM279 94q8-7 15 0-8 6-15 0z"
          className="fill-paper stroke-ink"
          strokeWidth="1.2"
        />
      </g>
      <path
        d="M116 50C104 34 92 30 78 40m0 0l12 2m-12-2l3-12M204 50c12-16 24-20 38-10m0 0l-12 2m12-2l-3-12"
        className="fill-none stroke-ink"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text x="54" y="208" {...name}>
        {journalist}
      </text>
      <text x="268" y="208" {...name}>
        {kidnapper}
      </text>
    </>
  );
}
DiskInTheDrawer.words = 2;

/** The table of a judge: an empty scale, and beside it five objections and five answers that she has not weighed yet. */
export function JudgeAndFive({ words: [objections, answers] }: Words) {
  const card = (x: number, step: number, className: string) => (
    <path
      key={step}
      d={`M${x + (step % 2) * 4} ${SCENE_FLOOR - step * 15}h48v15h-48z`}
      className={`${className} stroke-ink`}
      strokeWidth="2"
      strokeLinejoin="round"
    />
  );
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d={`M154 54h12v${SCENE_FLOOR - 68}h-12z`} />
        <path d={`M126 ${SCENE_FLOOR}c0-10 14-14 34-14s34 4 34 14z`} className="fill-sunk stroke-ink" />
        <path d="M100 54h120" strokeWidth="5" />
        <circle cx="160" cy="52" r="9" className="fill-gold stroke-ink" />
        <path d="M102 56L76 122M102 56l26 66M218 56l-26 66M218 56l26 66" {...thin} strokeWidth="2" />
        <path d="M72 122h60c-3 14-14 18-30 18s-27-4-30-18zM188 122h60c-3 14-14 18-30 18s-27-4-30-18z" />
      </g>
      {oneTo(5).map((step) => card(10, step, 'fill-raised'))}
      {oneTo(5).map((step) => card(258, step, 'fill-sunk'))}
      <path d={`M4 ${SCENE_FLOOR}h312`} className="stroke-ink" strokeWidth="3" strokeLinecap="round" />
      <text x="160" y="36" {...name} fontSize="30">
        ?
      </text>
      <text x="56" y="208" {...name}>
        {objections}
      </text>
      <text x="264" y="208" {...name}>
        {answers}
      </text>
    </>
  );
}
JudgeAndFive.words = 2;

/** A gift of bitcoin at the start of a road of ten years. */
export function GiftForTenYears({ words: [today, then] }: Words) {
  return (
    <>
      <g {...line} strokeWidth="2.4">
        <path d={`M20 104h96v${SCENE_FLOOR - 104}H20z`} />
        <path d="M12 84h112v22H12z" className="fill-sunk stroke-ink" />
        <path d={`M60 84h16v${SCENE_FLOOR - 84}H60z`} className="fill-gold stroke-ink" />
        <path
          d="M68 84c-34 0-38-32-20-32 12 0 18 16 20 32zM68 84c34 0 38-32 20-32-12 0-18 16-20 32z"
          className="fill-gold stroke-ink"
        />
      </g>
      <circle cx="68" cy="30" r="20" className="fill-bitcoin-fill stroke-ink" strokeWidth="2.4" />
      <path
        d="M63 19v22M68 19v-4M68 41v4M60 20h10c9 0 9 10 0 10h-7m7 0c11 0 11 11 0 11H60"
        className="fill-none stroke-ink"
        strokeWidth="2"
      />
      {oneTo(10).map((year) => (
        <path
          key={year}
          d={`M${126 + year * 17} ${SCENE_FLOOR}v-${12 + (year === 10 ? 22 : 0)}`}
          className="stroke-ink"
          strokeWidth={year === 10 ? 4 : 2.4}
        />
      ))}
      <path
        d={`M296 ${SCENE_FLOOR - 34}V70h-52l10 16-10 16h52`}
        className="fill-raised stroke-ink"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <text x="275" y="91" {...name}>
        10
      </text>
      <path
        d="M136 140c40-26 84-26 118-14m0 0l-10-9m10 9l-13 4"
        className="fill-none stroke-control"
        strokeWidth="2.4"
        strokeDasharray="5 5"
        strokeLinecap="round"
      />
      <text x="68" y="208" {...name}>
        {today}
      </text>
      <text x="312" y="208" {...name} textAnchor="end">
        {then}
      </text>
    </>
  );
}
GiftForTenYears.words = 2;
