import { readFileSync } from 'node:fs';
import { ImageResponse } from 'next/og';
import { appIcons, iconName } from '@/components/layout/app-pictures.mjs';
import { brand } from '@/components/layout/brand';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return appIcons.map((icon) => ({ name: iconName(icon) }));
}

/** app/icon.svg on its own paper: systems cut a maskable icon to a circle or another shape, in which the drawing keeps away from the edge. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  const icon = appIcons.find((one) => iconName(one) === name);
  if (!icon) throw new Error(`The manifest has no icon ${name}`);
  const { size, purpose } = icon;
  const drawn = purpose === 'maskable' ? size * 0.8 : size;
  const svg = readFileSync('app/icon.svg').toString('base64');
  return new ImageResponse(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        ...(purpose === 'maskable' && { background: brand.paper }),
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: it is drawn at build */}
      <img alt="" width={drawn} height={drawn} src={`data:image/svg+xml;base64,${svg}`} />
    </div>,
    { width: size, height: size },
  );
}
