import { ImageResponse } from 'next/og';

export const dynamic = 'force-static';

/** The logo as a 180 px picture, for systems that take no SVG. */
export function GET() {
  return new ImageResponse(
    <div style={{ width: '100%', height: '100%', display: 'flex', background: '#f6f1e7', padding: 14 }}>
      <svg width="152" height="152" viewBox="0 0 32 32" role="presentation">
        <path d="M15 3.1a13 13 0 0 0 0 25.8z" fill="#1d1a16" />
        <path d="M19 5.4a11 11 0 0 1 0 21.2" fill="none" stroke="#1d1a16" strokeWidth="1.6" strokeDasharray="2.2 2.2" />
        <path d="M17 1v30" stroke="#b9382b" strokeWidth="2" />
      </svg>
    </div>,
    { width: 180, height: 180 },
  );
}
