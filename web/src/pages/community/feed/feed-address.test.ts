import { describe, expect, test } from 'vitest';
import { feedPath, readFeedAddress, type FeedAddress } from './feed-address.ts';

const read = (search: string) => readFeedAddress(new URLSearchParams(search));

describe('an address', () => {
  test('says tab, circle and tags', () => {
    expect(read('?tab=recommend&circle=3&tags=5,8')).toEqual({
      tab: 'recommend',
      circleId: 3,
      tagIds: [5, 8],
    });
  });

  test.each(['', '?tab=nope&circle=x&tags=', '?circle=0&tags=-1,1.5,%20', '?tab=LATEST&circle=1e3'])(
    '%j is the plain newest feed',
    (search) => expect(read(search)).toEqual({ tab: 'latest', circleId: null, tagIds: [] }),
  );

  test('names a tag once', () => expect(read('?tags=5,5,6').tagIds).toEqual([5, 6]));
});

test.each<[FeedAddress, string]>([
  [{ tab: 'latest', circleId: null, tagIds: [] }, '/community'],
  [{ tab: 'follow', circleId: null, tagIds: [] }, '/community?tab=follow'],
  [{ tab: 'all', circleId: 3, tagIds: [5, 8] }, '/community?tab=all&circle=3&tags=5,8'],
])('%j is written as %s and read back', (address, path) => {
  expect(feedPath(address)).toBe(path);
  expect(read(new URL(path, 'https://zaojie.example').search)).toEqual(address);
});
