import { describe, expect, test } from 'vitest';
import { parseVideoId } from './parse-video-id.ts';

describe('parseVideoId', () => {
  test.each(['01998561-7d8d-4469-9233-8294db86a7cd', '01998561-7D8D-4469-9233-8294DB86A7CD', 'Xy_9'])(
    '[EMB-01] reads the id %s',
    (id) => {
      expect(parseVideoId(`/embed/${id}`)).toBe(id);
      expect(parseVideoId(`/embed/${id}/`)).toBe(id);
    },
  );

  test.each(['', '/', '/%E0%A4%A', '/a%2Fb', '/a/b', '/__all__', '/a b', `/${'a'.repeat(129)}`])(
    '[EMB-01] rejects the malformed path %s',
    (rest) => {
      expect(parseVideoId(`/embed${rest}`)).toBeUndefined();
    },
  );
});
