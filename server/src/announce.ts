import type { DemoAccount } from '@zaojie/contract/site/site.endpoints';

/** The last lines of a start: where to go, and as whom. */
export function announce(
  address: string,
  accounts: readonly DemoAccount[],
  print: (line: string) => void,
): void {
  print('');
  print(`  造界已就绪  ${address}`);
  if (accounts.length > 0) {
    const names = accounts.map(({ account, role }) => `${account}（${role}）`).join('、');
    print(`  演示账号    ${names}，密码都是 ${accounts[0]?.password ?? ''}`);
  }
  print('  停止        Ctrl+C');
  print('');
}
