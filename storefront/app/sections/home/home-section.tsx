import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Container } from '../../ui/container.tsx';
import { SectionHead } from '../section-head.tsx';

type Props = {
  id: string;
  title: ReactNode;
  text?: ReactNode;
  viewAll?: string | undefined;
  /** Beside the title, such as a filter. */
  aside?: ReactNode;
  /** A band of colour over the whole width lets the eye rest between rows of cards. */
  isBand?: boolean | undefined;
  children: ReactNode;
};

/** The frame of one block of a home. */
export function HomeSection({ id, title, text, viewAll, aside, isBand = false, children }: Props) {
  return (
    <section aria-labelledby={id} className={classNames(isBand ? 'my-6 bg-accent-soft py-10' : 'py-7 lg:py-9')}>
      <Container>
        <SectionHead id={id} title={title} text={text} viewAll={viewAll}>
          {aside}
        </SectionHead>
        {children}
      </Container>
    </section>
  );
}
