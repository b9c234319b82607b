import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ConfirmationDialog } from './confirmation-dialog.tsx';

test('a confirmation is 300 px wide on a phone, 400 on a tablet and 458 on a desktop', () => {
  const nothing = () => {};
  const markup = renderToStaticMarkup(
    <ConfirmationDialog
      open
      title="Sure?"
      cancelLabel="Cancel"
      confirmLabel="Yes"
      onCancel={nothing}
      onConfirm={nothing}
    />,
  );
  expect(markup.match(/(?<=[ "])(\w+:)?w-\[\d+px\]/g)).toEqual(['w-[300px]', 'sm:w-[400px]', 'lg:w-[458px]']);
});
