import './scene-drawing.css';
import clsx from 'clsx';
import { Floor, SCENE_FLOOR } from '@/components/drawing/floor';
import type { BackgroundId, Mood } from '@/content/lesson';
import { grounds, Sky } from './grounds';
import type { SceneValues } from './scene-values';

/** The units of a scene. */
export const SCENE = { width: 320, height: 220, floor: SCENE_FLOOR } as const;

interface Input {
  words?: readonly string[] | undefined;
  values?: SceneValues | undefined;
}

/** It gets its words, and the numbers that it names itself. */
export type DrawingOf = (props: never) => React.ReactNode;

export function Scene({ drawing, words = [], values = {} }: Input & { drawing: DrawingOf }) {
  const Drawing = drawing as (props: Required<Input>) => React.ReactNode;
  return <Drawing words={words} values={values} />;
}

export interface SceneProps extends Input {
  background: BackgroundId;
  mood: Mood;
  /** Alternative text. Without it the drawing is decorative. */
  text?: string;
}

/** A scene in a frame. A scene at night is dark in both themes. */
export function SceneFrame({ drawing, background, mood, text, words, values }: SceneProps & { drawing: DrawingOf }) {
  return (
    <div
      className={clsx(
        'scene-drawing overflow-hidden rounded-lg border border-line bg-paper',
        background === 'night' && 'scheme-dark',
      )}
    >
      <svg
        viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
        preserveAspectRatio="xMidYMax slice"
        role={text ? 'img' : undefined}
        aria-label={text}
        aria-hidden={text ? undefined : true}
        className="block h-auto w-full"
      >
        <Sky mood={mood} />
        <Background id={background} />
        <Floor y={SCENE_FLOOR} height={SCENE.height} />
        <Scene drawing={drawing} words={words} values={values} />
      </svg>
    </div>
  );
}

export const Background = ({ id }: { id: BackgroundId }) => (
  <g className="fill-paper stroke-line" strokeWidth="1.6">
    {grounds[id]}
  </g>
);
