/** Test code is recognisable by its name wherever it lies; everything else is the product. */
export const isTestCode = (path: string): boolean =>
  /\.(test|spec|rig|fixture|access)\.(tsx?|mjs)$|-test-rig\.tsx?$|^server\/test\/|^e2e\/|^structure\//.test(
    path,
  );
