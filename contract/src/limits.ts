/** Business constants that the server enforces and the screens show. */
export const limits = {
  username: { min: 3, max: 32 },
  loginAccountMin: 3,
  loginPasswordMin: 6,
  password: { min: 8, max: 20 },
  nicknameMax: 20,
  bioMax: 200,
  backgroundInfoMax: 100,
  details: {
    cityMax: 20,
    aboutMax: 1000,
    skillsMax: 6,
    skillMax: 12,
    toolsMax: 8,
    toolMax: 20,
    linksMax: 5,
    linkLabelMax: 20,
    linkMax: 200,
  },
  profile: { activitiesSize: 10, showcaseSize: 12 },
  verificationCode: { length: 6, resendSeconds: 60, validMinutes: 10, maxTries: 5, perDay: 20 },
  page: { defaultSize: 10, maxSize: 50, maxNumber: 100_000 },
  keywordMax: 50,
  badgeCap: 99,
  /** Characters of what a browser tells of its own failures. */
  clientError: { route: 100, message: 500, stack: 4000 },
  requestTimeoutMs: 10_000,
  /** Ten million yuan: the most that one amount may be. */
  money: { maxFen: 1_000_000_000 },
  /** How long a password that was given again holds for administrators. */
  confirmedMinutes: 30,
  sessionDays: 30,
  /** Of idleness, for those who don't want to stay signed in. */
  unkeptSessionHours: 12,
  qrCodeSeconds: 300,
  post: {
    titleMin: 2,
    titleMax: 100,
    /** Characters of HTML; a long article is a tenth of it. */
    contentMax: 200_000,
    maxImages: 9,
    captionMax: 80,
    sourceMax: 300,
    maxTags: 3,
    maxFilterTags: 10,
    feedSize: 10,
    excerptCharacters: 100,
    shareTextCharacters: 50,
    /** How often a list asks for newer ones while it is looked at. */
    newPostsPollMs: 60_000,
  },
  draft: { most: 30, maxCharacters: 300_000, picturesMost: 50 },
  series: { most: 50, postsMost: 200, titleMax: 40, descriptionMax: 300 },
  favorite: { nameMax: 20, foldersMost: 50 },
  comment: { min: 2, max: 1000, pageSize: 5, maxImages: 4, quoteCharacters: 100 },
  tag: { nameMax: 20, listSize: 50, suggestions: 5 },
  circle: { quickButtons: 5, listSize: 50 },
  search: { dropdownPosts: 3, dropdownUsers: 3, debounceMs: 300, countCap: 1000, recentKept: 10 },
  message: {
    textMax: 2000,
    pageSize: 30,
    strangerMessages: 3,
    revokeMinutes: 2,
    unreadPollMs: 60_000,
    socketsPerUser: 5,
    ticketSeconds: 30,
    /** Of each kind, to choose from. */
    cardsOffered: 30,
  },
  work: { most: 500, titleMax: 40, tagsMax: 5, tagMax: 12, maxSide: 4096 },
  upload: {
    image: { maxBytes: 10 * 1024 * 1024, types: ['jpeg', 'jpg', 'png', 'gif', 'webp', 'bmp'] },
    video: { maxBytes: 100 * 1024 * 1024, types: ['mp4', 'webm', 'ogg'] },
    document: { maxBytes: 20 * 1024 * 1024, types: ['pdf', 'doc', 'docx', 'xls', 'xlsx'] },
    chunkBytes: 4 * 1024 * 1024,
    chunkedFromBytes: 8 * 1024 * 1024,
    maxChunks: 256,
    quotaBytes: 2 * 1024 * 1024 * 1024,
    maxPixels: 40_000_000,
    maxSide: 16_384,
    /** Frames, and pixels of all frames together. */
    animation: { maxFrames: 300, maxPixels: 40_000_000 },
  },
  /** Files that are kept as they are and come in pieces. */
  pieces: {
    pieceBytes: 4 * 1024 * 1024,
    openMost: 20,
    /** Of what is on its way or came and isn't used yet. */
    waitingBytes: 4 * 1024 * 1024 * 1024,
    keptHours: 48,
    /** What they may be for; the quota counts all that one person keeps for it. */
    purposes: {
      order: { maxBytes: 500 * 1024 * 1024, quotaBytes: 20 * 1024 * 1024 * 1024 },
      asset: { maxBytes: 100 * 1024 * 1024, quotaBytes: 5 * 1024 * 1024 * 1024 },
      game: { maxBytes: 1024 * 1024 * 1024, quotaBytes: 10 * 1024 * 1024 * 1024 },
      contest: { maxBytes: 500 * 1024 * 1024, quotaBytes: 5 * 1024 * 1024 * 1024 },
      demo: { maxBytes: 100 * 1024 * 1024, quotaBytes: 2 * 1024 * 1024 * 1024 },
    },
    /** A picture that shows what an original looks like; larger originals have none. */
    preview: { maxSide: 1600, maxBytes: 100 * 1024 * 1024, maxPixels: 200_000_000, maxOriginalSide: 32_768 },
  },
} as const;
