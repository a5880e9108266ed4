const contentTypes: Record<string, string> = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogg: 'video/ogg',
  pdf: 'application/pdf',
};

/** What a storage service is told of a file; browsers are told by whoever serves it. */
export function contentTypeOf(extension: string): string {
  return contentTypes[extension] ?? 'application/octet-stream';
}
