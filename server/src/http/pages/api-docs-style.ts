export const apiDocsStyle = `
:root { color-scheme: light dark; --ink: #1b1f23; --quiet: #636a6f; --line: #e5e3df; --paper: #fbfaf7; --raised: #fff; --brand: #017774; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9e8e3; --quiet: #979993; --line: #282d2f; --paper: #111416; --raised: #181c1e; --brand: #73cdc5; }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.7 "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", system-ui, sans-serif; }
main { max-width: 960px; margin: 0 auto; padding: 40px 16px 80px; }
h1 { font-size: 28px; } h2 { font-size: 18px; margin: 40px 0 12px; } h4 { margin: 16px 0 4px; font-size: 13px; color: var(--quiet); }
details { background: var(--raised); border: 1px solid var(--line); border-radius: 10px; margin: 8px 0; padding: 10px 16px; }
summary { cursor: pointer; overflow-wrap: anywhere; } summary span { margin-left: 8px; } summary i { color: var(--quiet); font-style: normal; font-size: 13px; margin-left: 8px; }
summary b { display: inline-block; min-width: 56px; color: var(--brand); } a { color: var(--brand); }
pre { overflow: auto; margin: 0; padding: 12px; border-radius: 8px; background: var(--paper); border: 1px solid var(--line); font-size: 13px; line-height: 1.5; }
ul { margin: 0; padding-left: 20px; } :focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
`;
