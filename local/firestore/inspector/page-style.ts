/** The inspector's looks: system fonts, the reader's light or dark scheme, no more. */
export const pageStyle = `
:root { color-scheme: light dark; --line: light-dark(#d9dce1, #3a3f47); --soft: light-dark(#5b6470, #9aa4b1);
  --back: light-dark(#ffffff, #16181c); --panel: light-dark(#f6f7f9, #1e2126); --accent: light-dark(#0b57d0, #8ab4f8);
  --good: light-dark(#146c2e, #6dd58c); --bad: light-dark(#b3261e, #f2b8b5); }
* { box-sizing: border-box; }
body { margin: 0; font: 14px/1.45 system-ui, sans-serif; background: var(--back); }
header { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; align-items: center; padding: .7rem 1.1rem;
  border-bottom: 1px solid var(--line); background: var(--panel); }
h1 { font-size: 1rem; margin: 0; }
h2 { font-size: .9rem; margin: 0 0 .5rem; }
header .note { color: var(--soft); margin-left: auto; }
label { display: inline-flex; gap: .4rem; align-items: center; }
select, button { font: inherit; }
main { display: grid; grid-template-columns: minmax(20rem, 2fr) minmax(24rem, 3fr); gap: 1rem; padding: 1rem 1.1rem; }
@media (max-width: 60rem) { main { grid-template-columns: minmax(0, 1fr); } }
section { border: 1px solid var(--line); border-radius: .5rem; padding: .75rem .9rem; min-width: 0; margin-bottom: 1rem; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; border-radius: .2rem; }
summary { cursor: pointer; padding: .1rem .2rem; overflow-wrap: anywhere; }
details > div { margin-left: .5rem; padding-left: .75rem; border-left: 1px solid var(--line); }
.mono, td, .field { font-family: ui-monospace, monospace; font-size: .8125rem; }
.soft { color: var(--soft); }
.missing > summary { font-style: italic; }
.field { padding: .05rem .2rem; overflow-wrap: anywhere; }
.type { font: .6875rem/1.4 system-ui, sans-serif; color: var(--soft); border: 1px solid var(--line); border-radius: .6rem;
  padding: 0 .4rem; margin: 0 .3rem; white-space: nowrap; }
.scroll { max-height: 19rem; overflow: auto; }
table { border-collapse: collapse; width: 100%; }
th { text-align: left; font-size: .75rem; font-weight: 600; color: var(--soft); position: sticky; top: 0; background: var(--back); }
th, td { padding: .15rem .7rem .15rem 0; vertical-align: top; }
td { border-top: 1px solid var(--line); overflow-wrap: anywhere; white-space: pre-wrap; }
td { min-width: 8rem; }
td.wide { min-width: 17rem; }
td.tight, td.number { white-space: nowrap; min-width: 0; }
td.number, th.number { text-align: right; }
.times { font-size: .75rem; color: var(--soft); padding: 0 .2rem .2rem; }
.good { color: var(--good); } .bad { color: var(--bad); }
`;
