import { brand, PICTURE_SIZE } from '@/components/layout/brand';
import { DrawnLogo } from '@/components/layout/logo';
import { site } from '@/content/site';
import { fontFile, inFont, keptImage } from './kept-image';
import type { ShareCover } from './share-cover';
import { colorOf, drawingAddress } from './share-drawing';

/** The share image of a page, rendered at build time: its title with its cover, or with a line of text. */
export async function shareImage({ title, line, cover }: { title: string; line: string; cover: ShareCover | null }) {
  const [display, text] = await Promise.all([
    fontFile('fraunces/files/fraunces-latin-600-normal.woff'),
    fontFile('figtree/files/figtree-latin-500-normal.woff'),
  ]);
  return keptImage(
    cover ? await poster(inFont(cover.title ?? title), cover) : page(inFont(title), inFont(line)),
    PICTURE_SIZE,
    [
      { name: 'Fraunces', data: display, weight: 600 },
      { name: 'Figtree', data: text, weight: 500 },
    ],
  );
}

/** The mean width of a letter of a title, in em, where many letters are wide. */
const WIDEST_LETTER = 0.54;

/** The size of a title above a wide drawing, where one line has room. */
const oneLine = (title: string) => Math.min(88, Math.floor(BELOW / (WIDEST_LETTER * title.length)));

/** In pixels: where the ground begins, and how wide a cover is beside or below the title. */
const GROUND = 552;
const BESIDE = 590;
const BELOW = 1072;

async function poster(title: string, { drawing, sky, floor, ratio, isWide }: ShareCover) {
  const width = isWide ? BELOW : BESIDE;
  const height = width / ratio;
  const [color, opacity] = colorOf(sky);
  const [ground] = colorOf('sunk');
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        background: brand.paper,
        color: brand.ink,
        fontFamily: 'Figtree',
      }}
    >
      <div style={{ position: 'absolute', width: 1200, height: GROUND, background: color, opacity }} />
      <div
        style={{
          position: 'absolute',
          top: GROUND,
          width: 1200,
          height: 630 - GROUND,
          background: ground,
          borderTop: `6px solid ${brand.ink}`,
        }}
      />
      <div
        style={{
          position: 'absolute',
          top: 56,
          left: 64,
          display: 'flex',
          alignItems: 'center',
          gap: 20,
          fontSize: 32,
        }}
      >
        <DrawnLogo size={52} />
        {site.name}
      </div>
      <div
        style={{
          position: 'absolute',
          top: 150,
          left: 64,
          width: isWide ? BELOW : 540,
          display: 'flex',
          fontFamily: 'Fraunces',
          fontSize: isWide ? oneLine(title) : title.length > 28 ? 60 : title.length > 22 ? 68 : 76,
          lineHeight: 1.06,
        }}
      >
        {title}
      </div>
      {/* biome-ignore lint/performance/noImgElement: the renderer of share images knows no other */}
      <img
        src={await drawingAddress(drawing)}
        alt=""
        width={width}
        height={height}
        style={{ position: 'absolute', right: isWide ? 64 : 24, top: GROUND + 3 - height * floor }}
      />
    </div>
  );
}

function page(title: string, line: string) {
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '72px 80px',
        background: brand.paper,
        color: brand.ink,
        fontFamily: 'Figtree',
        borderLeft: `28px solid ${brand.red}`,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 22, fontSize: 34 }}>
        <DrawnLogo size={56} />
        {site.name}
      </div>
      <div style={{ display: 'flex', fontFamily: 'Fraunces', fontSize: title.length > 42 ? 76 : 96, lineHeight: 1.05 }}>
        {title}
      </div>
      <div style={{ display: 'flex', fontSize: 34, lineHeight: 1.35, color: brand.muted }}>{line}</div>
    </div>
  );
}
