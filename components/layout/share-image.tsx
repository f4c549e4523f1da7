import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { site } from '@/content/site';
import { brand, PICTURE_SIZE } from './brand';
import { DrawnLogo } from './logo';

const font = (file: string) => readFile(join(process.cwd(), 'node_modules/@fontsource', file));

/** The share image of a page, rendered at build time. */
export async function shareImage({ title, line }: { title: string; line: string }) {
  const [display, text] = await Promise.all([
    font('fraunces/files/fraunces-latin-600-normal.woff'),
    font('figtree/files/figtree-latin-500-normal.woff'),
  ]);
  return new ImageResponse(
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
    </div>,
    {
      ...PICTURE_SIZE,
      fonts: [
        { name: 'Fraunces', data: display, weight: 600 },
        { name: 'Figtree', data: text, weight: 500 },
      ],
    },
  );
}
