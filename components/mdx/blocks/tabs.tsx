import { Children, isValidElement, type ReactNode } from 'react';
import { Tabs } from '@/components/ui/tabs';

type TabProps = { id: string; title: string; children: ReactNode };

/** `MdxTabs` reads the props of its tabs instead of rendering them. */
export function MdxTab({ children }: TabProps) {
  return children;
}

export function MdxTabs({ label, children }: { label: string; children: ReactNode }) {
  const tabs = Children.toArray(children)
    .filter((child) => isValidElement<TabProps>(child))
    .map(({ props }) => ({ id: props.id, title: props.title, content: props.children }));
  return (
    <div className="wide">
      <Tabs label={label} tabs={tabs} />
    </div>
  );
}
