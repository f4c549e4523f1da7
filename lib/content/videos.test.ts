import { videos } from '@/content/videos';
import { getVideo } from './videos';

it('getVideo returns the film with the id', () => {
  expect(videos.map(({ id }) => getVideo(id))).toEqual([...videos]);
});

it('getVideo names the component and the file for an unknown film', () => {
  expect(() => getVideo('no-such-film')).toThrow('<Video id="no-such-film">: content/videos.ts has no such film');
});
