import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { SceneDrawing } from './scene-drawing';

type DrawingProps = ComponentProps<typeof SceneDrawing>;

/** A drawing that cannot be loaded is absent, and the part around it stays. */
const Drawing = lazy<ComponentType<DrawingProps>>(() =>
  import('./scene-drawing').then(
    (module) => ({ default: module.SceneDrawing }),
    () => ({ default: () => null }),
  ),
);

/** All drawings in one file, for a part that knows only in the browser which one it shows. */
export function LazySceneDrawing(properties: DrawingProps) {
  return (
    <Suspense>
      <Drawing {...properties} />
    </Suspense>
  );
}
