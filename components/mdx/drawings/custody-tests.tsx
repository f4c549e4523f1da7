import { line } from '@/components/learn/drawings/parts';
import type { DrawingPlan } from './plan';
import { Cross, Tick } from './step-parts';

/** What happens with an account at a company and with a device, when the owner forgets and when the company fails. */
export const custodyTests: DrawingPlan<
  'account' | 'device' | 'forget' | 'fail' | 'resets' | 'words' | 'lost' | 'safe'
> = {
  height: 272,
  draw: (labels) => (
    <>
      <rect width="320" height="92" className="fill-sunk" />
      <path d="M160 0v272M0 182h320" className="stroke-line" strokeWidth="1.4" />
      <path d="M0 92h320" className="stroke-ink" strokeWidth="2" />
      <g {...line}>
        <path d="M40 30l40-22 40 22zM46 30v26M80 30v26M114 30v26M38 64h84v-8H38z" />
        <path d="M222 8h36v56h-36zM228 15h24v20h-24zM229 54h6M245 54h6" />
      </g>
      <g className="fill-ink" textAnchor="middle">
        <g className="font-semibold">
          <text x="80" y="84">
            {labels.account}
          </text>
          <text x="240" y="84">
            {labels.device}
          </text>
        </g>
        <g className="fill-muted">
          <text x="80" y="114">
            {labels.forget}
          </text>
          <text x="240" y="114">
            {labels.forget}
          </text>
          <text x="80" y="204">
            {labels.fail}
          </text>
          <text x="240" y="204">
            {labels.fail}
          </text>
        </g>
        <text x="80" y="168">
          {labels.resets}
        </text>
        <text x="240" y="168">
          {labels.words}
        </text>
        <text x="80" y="258" className="fill-loss">
          {labels.lost}
        </text>
        <text x="240" y="258">
          {labels.safe}
        </text>
      </g>
      <path d="M226 122h28v30h-28zM233 130h14M233 137h14M233 144h14" {...line} strokeWidth="1.8" />
      <Tick x={69} y={136} />
      <Cross x={70} y={216} size={20} />
      <Tick x={229} y={226} />
    </>
  ),
};
