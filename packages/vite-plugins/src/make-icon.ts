import { createElement, type ComponentType, type SVGProps } from 'react';

type Shape = [tag: string, attributes: Record<string, string>];
type Drawing = { size?: number; node: Shape[] };

// The library's icon files import it as default.
// eslint-disable-next-line no-restricted-exports
export { makeIcon as default };

/** Creates an icon component whose paths are serialized once. Without an aria-label it is hidden from screen readers. */
function makeIcon({ size = 24, node }: Drawing): ComponentType<SVGProps<SVGSVGElement>> {
  const viewBox = `0 0 ${size} ${size}`;
  const lines = { __html: node.map(markupOf).join('') };
  return function Icon({ className, strokeWidth, ...rest }) {
    return createElement('svg', {
      className: className ? `lucide ${className}` : 'lucide',
      viewBox,
      'aria-hidden': rest['aria-label'] === undefined,
      ...(strokeWidth !== undefined && { style: { strokeWidth } }),
      ...rest,
      // Safe: the paths come from the icon library.
      // eslint-disable-next-line no-restricted-syntax
      dangerouslySetInnerHTML: lines,
    });
  };
}

/** Drops `key`, which the library adds for React. */
function markupOf([tag, { key: _, ...attributes }]: Shape): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join('')}></${tag}>`;
}
