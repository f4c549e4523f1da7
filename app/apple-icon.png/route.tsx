import { ImageResponse } from 'next/og';
import { brand } from '@/components/layout/brand';
import { DrawnLogo } from '@/components/layout/logo';

export const dynamic = 'force-static';

/** The logo as a 180 px PNG, for systems without support for SVG icons. */
export function GET() {
  return new ImageResponse(
    <div style={{ width: '100%', height: '100%', display: 'flex', background: brand.paper, padding: 14 }}>
      <DrawnLogo size={152} />
    </div>,
    { width: 180, height: 180 },
  );
}
