import type { Locale } from '@/lib/format/locale';
import { readValues } from './read-values';
import { sceneDrawings } from './registry';
import { Background, SCENE, Scene, SceneFrame, type SceneProps } from './scene-frame';

interface VisualProps extends Omit<SceneProps, 'values'> {
  /** The id of a drawing. */
  visual: string;
  locale: Locale;
}

/** A scene in a frame. */
export function SceneDrawing({ visual, locale, ...scene }: VisualProps) {
  const drawing = sceneDrawings.get(visual);
  return drawing && <SceneFrame drawing={drawing} values={readValues(visual, locale)} {...scene} />;
}

/** A scene without sky and ground. */
export function SceneArt({ visual, background, text, words, locale }: Omit<VisualProps, 'mood'>) {
  const drawing = sceneDrawings.get(visual);
  return (
    <svg
      viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
      role={text ? 'img' : undefined}
      aria-label={text}
      aria-hidden={text ? undefined : true}
      className="block h-auto w-full"
    >
      <Background id={background} />
      {drawing && <Scene drawing={drawing} words={words} values={readValues(visual, locale)} />}
    </svg>
  );
}

/** A scene without a frame, whose ground goes across the window: 84.5% of its height are above its floor. Around it are a `WideSky` and an element with `isolate`. */
export function WideScene(props: Omit<VisualProps, 'mood'>) {
  return (
    <div className="scene-drawing relative">
      <div aria-hidden="true" className="full-bleed -z-10 absolute inset-x-0 top-[84.5%] bottom-0 text-sunk" />
      <SceneArt {...props} />
      <div aria-hidden="true" className="full-bleed absolute inset-x-0 top-[84.2%] h-[3px] text-ink" />
    </div>
  );
}
