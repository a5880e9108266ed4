/** The passwords people try first, among those the password rule lets through. Lower case; compared so. */
const COMMON = new Set(
  `a1234567 a12345678 a123456789 a1234567890 aa123456 aa12345678 aaa123456 ab123456 abc12345 abc123456
  abc1234567 abc12345678 abc123456789 abcd1234 abcd12345 abcde12345 abcdef123 as123456 asd12345 asd123456
  asdf1234 asdfg123 asdfgh123 admin123 admin1234 admin123456 administrator1 iloveyou1 iloveyou123 woaini123
  woaini520 woaini521 woaini1314 aini1314 wang123456 zhang123 zhang123456 li123456 q1234567 q12345678
  q123456789 qq123456 qq12345678 qaz12345 qaz123456 qazwsx123 qwe12345 qwe123456 qwer1234 qwer12345
  qwert123 qwert12345 qwerty12 qwerty123 qwerty1234 q1w2e3r4 q1w2e3r4t5 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  1qaz2wsx3edc 1234qwer 12345qwert 123456abc 123456ab 1234567a 12345678a 123456789a 1234567890a 123qweasd
  123abc456 147258369a 5201314a a5201314 password1 password12 password123 passw0rd p4ssw0rd pass1234
  root1234 root123456 test1234 test12345 test123456 user1234 welcome1 welcome123 letmein1 monkey123
  dragon123 football1 sunshine1 princess1 superman1 z1234567 z12345678 zxc12345 zxc123456 zxcvbnm1
  zxcvbnm123 demo1234 zaojie123 zaojie2026 x1234567 w1234567 s1234567 hello123 hello1234 china123`.split(
    /\s+/,
  ),
);

export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
