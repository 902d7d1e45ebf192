import type { ReactNode } from 'react';
import { Tab, Tabs as Tabbed, TabList, TabPanel } from 'react-aria-components';
import { useLocation, useSearch } from 'wouter';

export interface TabOfPage {
  /** In the page's address. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * Parts of a page of which one is seen: chosen with the arrow keys, kept in the address, so that a link leads to it. What is typed in
 * one stays while another is looked at.
 */
export function Tabs({
  label,
  tabs,
}: {
  readonly label: string;
  readonly tabs: readonly TabOfPage[];
}): ReactNode {
  const [page, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('tab');
  const chosen = tabs.find(({ id }) => id === asked)?.id ?? tabs[0]?.id ?? '';
  return (
    <Tabbed
      selectedKey={chosen}
      onSelectionChange={(id) => navigate(`${page}?tab=${String(id)}`, { replace: true })}
      className="flex flex-col gap-4"
    >
      <TabList
        aria-label={label}
        className="flex gap-1 overflow-x-auto rounded-xl border border-line bg-surface p-1"
      >
        {tabs.map(({ id, title }) => (
          <Tab
            key={id}
            id={id}
            className="min-h-11 cursor-pointer content-center rounded-lg px-4 font-medium whitespace-nowrap text-muted outline-none data-focus-visible:ring-2 data-focus-visible:ring-accent data-hovered:bg-raised data-selected:bg-accent-soft data-selected:text-ink"
          >
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, children }) => (
        <TabPanel key={id} id={id} shouldForceMount className="flex flex-col gap-6 data-inert:hidden">
          {children}
        </TabPanel>
      ))}
    </Tabbed>
  );
}
