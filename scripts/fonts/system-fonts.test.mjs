import { existsSync, readFileSync } from 'node:fs';
import { withFontsOf } from './system-fonts.mjs';

test.each(['narrow', 'wide'])(
  'withFontsOf writes a configuration whose folders of fonts exist when the system is %s',
  (system) => {
    const text = readFileSync(withFontsOf(system).FONTCONFIG_FILE, 'utf8');
    const folders = [...text.matchAll(/<dir>([^<]+)<\/dir>/g)].map(([, folder]) => folder);
    expect(folders.length).toBeGreaterThan(0);
    expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
  },
);
