import { render } from '@testing-library/react';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { InviteLimits } from './notices';

it.each([
  ['says where the invitation is not offered when the site has a referral code', true],
  ['is empty when the site has no referral code', false],
])('InviteLimits %s', (_, hasReferral) => {
  const replaced = jest.replaceProperty(site, 'hasReferral', hasReferral);
  const { container } = render(<InviteLimits locale="en" />);
  replaced.restore();
  expect(container.textContent).toBe(hasReferral ? getContent('en').guides.referral.limits : '');
});
