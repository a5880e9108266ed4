/** Business constants that the server enforces and the screens show. */
export const limits = {
  username: { min: 3, max: 32 },
  loginAccountMin: 3,
  loginPasswordMin: 6,
  password: { min: 8, max: 20 },
  nicknameMax: 20,
  bioMax: 200,
  backgroundInfoMax: 100,
  verificationCode: { length: 6, resendSeconds: 60, validMinutes: 10, maxTries: 5, perDay: 20 },
  page: { defaultSize: 10, maxSize: 50, maxNumber: 100_000 },
  keywordMax: 50,
  badgeCap: 99,
  requestTimeoutMs: 10_000,
  sessionDays: 30,
  qrCodeSeconds: 300,
} as const;
