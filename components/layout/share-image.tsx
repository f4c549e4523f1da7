import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { site } from '@/content/site';

const font = (file: string) => readFile(join(process.cwd(), 'node_modules/@fontsource', file));

/** The picture that stands beside a shared link: a placard of the museum. 1200 × 630 px. Drawn at build time. */
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
        background: '#f6f1e7',
        color: '#1d1a16',
        fontFamily: 'Figtree',
        borderLeft: '28px solid #b9382b',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 22, fontSize: 34 }}>
        <svg width="56" height="56" viewBox="0 0 32 32" role="presentation">
          <path d="M15 3.1a13 13 0 0 0 0 25.8z" fill="#1d1a16" />
          <path
            d="M19 5.4a11 11 0 0 1 0 21.2"
            fill="none"
            stroke="#1d1a16"
            strokeWidth="1.6"
            strokeDasharray="2.2 2.2"
          />
          <path d="M17 1v30" stroke="#b9382b" strokeWidth="2" />
        </svg>
        {site.name}
      </div>
      <div style={{ display: 'flex', fontFamily: 'Fraunces', fontSize: title.length > 42 ? 76 : 96, lineHeight: 1.05 }}>
        {title}
      </div>
      <div style={{ display: 'flex', fontSize: 34, lineHeight: 1.35, color: '#5a5248' }}>{line}</div>
    </div>,
    {
      width: 1200,
      height: 630,
      fonts: [
        { name: 'Fraunces', data: display, weight: 600 },
        { name: 'Figtree', data: text, weight: 500 },
      ],
    },
  );
}
