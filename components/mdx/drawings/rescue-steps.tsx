import { arrows, line } from '@/components/drawing/pens';
import { arrow, Coin, Cross, Person, Tick } from '@/components/drawing/shapes';

/* Protection from scams, what to do after a theft, and four weeks of practice, in the guide on mistakes. */

/** A phone, 36 wide and 62 high; dashed where the wallet was deleted. */
const handset = (x: number, isEmpty = false) => (
  <g {...line}>
    <rect x={x} y="18" width="36" height="62" rx="6" strokeDasharray={isEmpty ? '5 4' : undefined} />
    {!isEmpty && <path d={`M${x + 5} 25h26v44h-26z`} className="fill-paper stroke-ink" strokeWidth="1.6" />}
  </g>
);

/** A sheet of paper, 36 wide and 54 high. */
const sheet = (x: number) => (
  <path
    d={`M${x} 24h36v54h-36zM${x + 8} 36h20M${x + 8} 47h20M${x + 8} 58h20M${x + 8} 68h12`}
    {...line}
    strokeWidth="1.6"
  />
);

const talk = (
  <g {...line}>
    <Person x={42} y={46} />
    <Person x={118} y={46} />
    <path d="M60 12h40q6 0 6 6v18q0 6-6 6H78l-12 12 2-12h-8q-6 0-6-6V18q0-6 6-6z" />
  </g>
);

export const protectionTipScenes = {
  wait: (
    <>
      <path d="M42 22h76v56H42zM42 36h76M60 14v14M100 14v14" {...line} />
      <path d="M54 48h58M54 58h58M54 68h58" {...line} strokeWidth="5" strokeDasharray="0 12.5" />
      <circle cx="91" cy="58" r="10" className="fill-none stroke-bitcoin" strokeWidth="3" />
    </>
  ),
  ask: (
    <>
      {talk}
      <path d="M75 24a6 6 0 1 1 7 6q-3 1-3 4M79 39h.1" {...line} className="fill-none stroke-ink" strokeWidth="3" />
    </>
  ),
  find: (
    <>
      <path d="M36 18h88v60H36zM36 34h88M44 26h.1M52 26h.1" {...line} />
      <path d="M46 44h68v14H46z" className="fill-paper stroke-ink" strokeWidth="1.6" />
      <path d="M53 51h22M80 47v8" {...line} strokeWidth="3" />
      <Tick x={94} y={51} />
    </>
  ),
  hang: (
    <>
      {handset(62)}
      <path
        d="M116 32q10 14 0 28M44 32q-10 14 0 28"
        {...line}
        className="fill-none stroke-loss"
        strokeDasharray="4 5"
      />
      <circle cx="80" cy="47" r="11" {...line} className="fill-loss-fill stroke-ink" />
      <path d="M75 47h10" className="stroke-foam" strokeWidth="4" />
    </>
  ),
  code: (
    <>
      {talk}
      <path d="M76 26v-3a5 5 0 0 1 10 0v3" {...line} className="fill-none stroke-ink" />
      <path d="M72 26h18v12H72z" {...line} className="fill-gold stroke-ink" />
    </>
  ),
} as const;

export const rescueStepScenes = {
  stop: (
    <>
      <path d="M67 14h26l19 19v26L93 78H67L48 59V33z" {...line} className="fill-loss-fill stroke-ink" />
      <path d="M60 46h40" className="stroke-foam" strokeWidth="10" />
    </>
  ),
  cut: (
    <>
      <path d="M40 66V22h62v44zM28 80l12-14h62l12 14z" {...line} />
      <path d="M62 32l20 10-9 2-4 9z" {...line} className="fill-loss-fill stroke-loss" />
      <path
        d="M116 34q14-14 28 0M121 42q9-9 18 0M130 50h.1"
        {...line}
        className="fill-none stroke-ink"
        strokeWidth="3"
      />
      <Cross x={119} y={28} size={22} />
    </>
  ),
  clean: (
    <>
      {handset(30)}
      <Tick x={38} y={48} />
      <path d={arrow(74, 56)} {...arrows} />
      <Coin x={88} y={36} />
      {handset(112)}
      <Tick x={120} y={48} />
    </>
  ),
  bank: (
    <>
      {handset(32)}
      <path d="M76 40q7 9 0 18M85 33q13 16 0 32" {...line} className="fill-none stroke-ink" />
      <path d="M98 42l24-20 24 20zM102 42h40v7h-40zM108 49v20M122 49v20M136 49v20M98 70h48v9H98z" {...line} />
    </>
  ),
  accounts: (
    <>
      <path d="M36 28h58v48H36zM36 30l29 22 29-22" {...line} />
      <path d="M103 48v-9a12 12 0 0 1 24 0v9" {...line} className="fill-none stroke-ink" strokeWidth="3" />
      <path d="M96 48h38v30H96zM115 58v9" {...line} className="fill-gold stroke-ink" />
    </>
  ),
  proof: (
    <>
      {sheet(44)}
      <path d="M56 30V20a5 5 0 0 1 10 0v16" {...line} className="fill-none stroke-ink" />
      <path d="M92 24h38q5 0 5 5v20q0 5-5 5h-20l-12 12V54h-6q-5 0-5-5V29q0-5 5-5zM96 34h30M96 44h20" {...line} />
    </>
  ),
  report: (
    <>
      {sheet(32)}
      <path d={arrow(75, 52)} {...arrows} />
      <path d="M110 26q12 0 20-8 8 8 20 8v22q0 22-20 32-20-10-20-32z" {...line} className="fill-lake stroke-ink" />
      <path d="M130 34l4 10h11l-9 7 4 11-10-7-10 7 4-11-9-7h11z" className="fill-paper" />
    </>
  ),
  refuse: (
    <>
      <g {...line}>
        <Person x={58} y={46} />
        <path d="M49 45h18" strokeWidth="5" />
        <path d="M82 18h52q6 0 6 6v22q0 6-6 6H98L84 62l2-10h-4q-6 0-6-6V24q0-6 6-6z" />
      </g>
      <Coin x={98} y={35} />
      <Cross x={110} y={24} size={22} />
    </>
  ),
  tell: (
    <>
      {talk}
      <path d="M68 27h.1M80 27h.1M92 27h.1" {...line} strokeWidth="6" />
    </>
  ),
} as const;

/** What to do at once, in the order of the warning: the details are in the steps above. */
export const rightNowScenes = {
  stop: rescueStepScenes.stop,
  device: (
    <>
      {handset(30)}
      <Cross x={38} y={37} size={20} />
      <path d={arrow(74, 48)} {...arrows} />
      {handset(112)}
      <Tick x={120} y={48} />
    </>
  ),
  move: (
    <>
      {sheet(32)}
      <Coin x={90} y={34} />
      <path d={arrow(76, 52)} {...arrows} />
      {handset(112)}
      <Tick x={120} y={48} />
    </>
  ),
  bank: rescueStepScenes.bank,
  read: (
    <>
      <path d="M80 28Q58 16 34 22v50q24-6 46 6q22-12 46-6V22q-24-6-46 6zM80 28v50" {...line} />
      <path d="M44 36q14-2 26 3M44 48q14-2 26 3M116 36q-14-2-26 3M116 48q-14-2-26 3" {...line} strokeWidth="1.6" />
    </>
  ),
} as const;

export const practiceWeekScenes = {
  receive: (
    <>
      {sheet(42)}
      {handset(92)}
      <Coin x={110} y={48} />
    </>
  ),
  send: (
    <g transform="translate(14 10) scale(.84)">
      {handset(22)}
      <path d={arrow(63, 56)} {...arrows} />
      <Coin x={77} y={36} />
      {sheet(120)}
      {handset(96)}
    </g>
  ),
  restore: (
    <g transform="translate(17 10) scale(.84)">
      {handset(28, true)}
      {sheet(72)}
      <path d="M110 51h9m-5-5l5 5-5 5" {...arrows} />
      {handset(123)}
      <Coin x={141} y={48} />
    </g>
  ),
  teach: (
    <>
      {talk}
      <Coin x={80} y={27} />
    </>
  ),
} as const;
