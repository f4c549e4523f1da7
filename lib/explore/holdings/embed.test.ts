import { LOCALES } from '@/lib/format/locale';
import { holdingEmbedHeight } from './embed';

describe('holdingEmbedHeight', () => {
  it('is larger for bitcoin, about which there is more to say, and for longer words', () => {
    for (const locale of LOCALES)
      expect(holdingEmbedHeight('bitcoin', locale)).toBeGreaterThan(holdingEmbedHeight('cash', locale));
    expect(holdingEmbedHeight('cash', 'es')).toBeGreaterThan(holdingEmbedHeight('cash', 'en'));
  });
});
