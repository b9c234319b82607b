import { createElement, type ComponentType, type SVGProps } from 'react';

type Shape = [tag: string, attributes: Record<string, string>];
type Drawing = { size?: number; node: Shape[] };

// The library's files ask for it by this name.
// eslint-disable-next-line no-restricted-exports
export { makeIcon as default };

/** An icon of a drawing. Its look is in styles/base.css, its lines are written once; without a name it is an ornament. */
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
      // Drawn by the library; nothing in it comes from outside.
      // eslint-disable-next-line no-restricted-syntax
      dangerouslySetInnerHTML: lines,
    });
  };
}

/** `key` is the library's own, for React. */
function markupOf([tag, { key: _, ...attributes }]: Shape): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join('')}></${tag}>`;
}
