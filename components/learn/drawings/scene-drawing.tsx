import './scene-drawing.css';
import clsx from 'clsx';
import { Floor, SCENE_FLOOR } from '@/components/drawing/floor';
import type { BackgroundId, Mood } from '@/content/lesson';
import { grounds, Sky } from './grounds';
import { sceneDrawings } from './registry';

/** The units of a scene. */
export const SCENE = { width: 320, height: 220, floor: SCENE_FLOOR } as const;

interface SceneProps {
  /** The id of a drawing. */
  visual: string;
  background: BackgroundId;
  mood: Mood;
  /** Alternative text. Without it the drawing is decorative. */
  text?: string;
  words?: readonly string[];
}

/** A scene in a frame. A scene at night is dark in both themes. */
export function SceneDrawing({ visual, background, mood, text, words = [] }: SceneProps) {
  const Drawing = sceneDrawings.get(visual);
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
        {Drawing && <Drawing words={words} />}
      </svg>
    </div>
  );
}

/** A scene without sky and ground. */
export function SceneArt({ visual, background, text, words = [] }: Omit<SceneProps, 'mood'>) {
  const Drawing = sceneDrawings.get(visual);
  return (
    <svg
      viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
      role={text ? 'img' : undefined}
      aria-label={text}
      aria-hidden={text ? undefined : true}
      className="block h-auto w-full"
    >
      <Background id={background} />
      {Drawing && <Drawing words={words} />}
    </svg>
  );
}

/** A scene without a frame, whose ground goes across the window: 84.5% of its height are above its floor. Around it are a `WideSky` and an element with `isolate`. */
export function WideScene(props: Omit<SceneProps, 'mood'>) {
  return (
    <div className="scene-drawing relative">
      <div aria-hidden="true" className="full-bleed -z-10 absolute inset-x-0 top-[84.5%] bottom-0 text-sunk" />
      <SceneArt {...props} />
      <div aria-hidden="true" className="full-bleed absolute inset-x-0 top-[84.2%] h-[3px] text-ink" />
    </div>
  );
}

const Background = ({ id }: { id: BackgroundId }) => (
  <g className="fill-paper stroke-line" strokeWidth="1.6">
    {grounds[id]}
  </g>
);
