import { PICTURE_SIZE } from '@/components/layout/brand';
import type { Shape } from '@/components/picture/shapes';
import { palette } from '@/components/picture/shapes';
import { fontFile, inFont, keptImage } from '@/components/share/kept-image';

type Text = Extract<Shape, { kind: 'text' }>;

export async function sharePicture(shapes: readonly Shape[]) {
  const { width, height } = PICTURE_SIZE;
  const [display, text, bold] = await Promise.all([
    fontFile('fraunces/files/fraunces-latin-600-normal.woff'),
    fontFile('figtree/files/figtree-latin-500-normal.woff'),
    fontFile('figtree/files/figtree-latin-700-normal.woff'),
  ]);
  return keptImage(
    <div style={{ display: 'flex', width, height, background: palette.paper, fontFamily: 'Figtree' }}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {shapes.map((shape) =>
          shape.kind === 'text' ? null : (
            <path
              key={`${shape.color}${shape.d}`}
              d={shape.d}
              fill={shape.kind === 'area' ? palette[shape.color] : 'none'}
              stroke={shape.kind === 'path' ? palette[shape.color] : 'none'}
              strokeWidth={shape.kind === 'path' ? shape.width : 0}
              strokeDasharray={shape.kind === 'path' ? shape.dash : undefined}
              strokeLinejoin="round"
            />
          ),
        )}
      </svg>
      {shapes.map(
        (shape) =>
          shape.kind === 'text' &&
          shape.text && <Words key={`${shape.x} ${shape.y}`} {...shape} text={inFont(shape.text)} />,
      )}
    </div>,
    PICTURE_SIZE,
    [
      { name: 'Fraunces', data: display, weight: 600 },
      { name: 'Figtree', data: text, weight: 500 },
      { name: 'Figtree', data: bold, weight: 700 },
    ],
  );
}

/** `ImageResponse` cannot render SVG text, so each text is an HTML box of one line with its baseline at `y`. */
function Words({ x, y, text, size, color, isBold, isTitle, anchor = 'start' }: Text) {
  const ROOM = 900;
  const left = { start: x, middle: x - ROOM / 2, end: x - ROOM }[anchor];
  return (
    <div
      style={{
        position: 'absolute',
        display: 'flex',
        left,
        top: y - size * 0.95,
        width: anchor === 'start' ? PICTURE_SIZE.width - x : ROOM,
        justifyContent: { start: 'flex-start', middle: 'center', end: 'flex-end' }[anchor],
        fontSize: size,
        lineHeight: 1.2,
        whiteSpace: 'nowrap',
        color: palette[color],
        fontFamily: isTitle ? 'Fraunces' : 'Figtree',
        fontWeight: isBold ? 700 : isTitle ? 600 : 500,
      }}
    >
      {text}
    </div>
  );
}
