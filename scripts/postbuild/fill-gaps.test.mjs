import { fillGaps } from './fill-gaps.mjs';

const gap = (id) => `<!--$?--><template id="B:${id}"></template><!--/$-->`;
const scripts =
  '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>' +
  '<script>$RB=[];$RV=function(a){for(var b=0;b<a;b++);};$RC("B:0","S:0")</script>';

test('parts that React sent last stand in their places, and its scripts are gone', () => {
  const html = `<main><div>${gap('0')}</div>${gap('1')}</main><div hidden id="S:0"><div>a $& b</div></div>${scripts}<div hidden="" id="S:1"><p>c</p></div><script>$RC("B:1","S:1")</script>`;
  expect(fillGaps(html)).toBe('<main><div><!--$--><div>a $& b</div><!--/$--></div><!--$--><p>c</p><!--/$--></main>');
});

test('a part within a part', () => {
  const html = `${gap('0')}<div hidden id="S:0"><div>${gap('a')}</div></div><div hidden id="S:a">x</div>`;
  expect(fillGaps(html)).toBe('<!--$--><div><!--$-->x<!--/$--></div><!--/$-->');
});

test('a page without such parts stays as it is', () => {
  const html = '<p>$RC</p><script>other()</script>';
  expect(fillGaps(html)).toBe(html);
});

test.each([
  ['<div hidden id="S:0">x</div>', 'no gap for its part S:0'],
  [`${gap('0')}<div hidden id="S:0">x`, 'without an end'],
])('%s stops the build', (html, message) => {
  expect(() => fillGaps(html)).toThrow(message);
});
