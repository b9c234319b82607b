import { Mail, Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { TextArea } from '@rialto/ui/fields/text-area.tsx';
import { Chapter, Specimen } from './specimen.tsx';

// Loaded lazily, as pages should: the phone rules of all countries are larger than the rest of the kit.
const PhoneInput = lazy(async () => ({ default: (await import('@rialto/ui/fields/phone-input.tsx')).PhoneInput }));

export function FieldSpecimens() {
  return (
    <Chapter
      id="fields"
      title="Fields"
      text="Label above, one sentence below. An error takes the place of the hint and is tied to its field."
    >
      <Specimen name="Input" file="input.tsx">
        <div className="flex flex-col gap-5">
          <Input label="Name" placeholder="Amal Haddad" autoComplete="off" />
          <Input label="Email" type="email" hint="Only for the receipt." prefix={<Mail aria-hidden />} required />
          <Input
            label="Coupon"
            defaultValue="WELCOME"
            error="This code ended yesterday."
            suffix={<Button size="sm">Apply</Button>}
          />
          <Input
            label="Search"
            isLabelHidden
            type="search"
            placeholder="Search for food, shops, medicine"
            prefix={<Search aria-hidden />}
          />
          <Input label="City" defaultValue="Not editable" disabled />
        </div>
      </Specimen>
      <div className="flex min-w-0 flex-col gap-5">
        <Specimen name="Select" file="select.tsx">
          <div className="grid gap-5 sm:grid-cols-2">
            <Select label="Reason" options={REASONS} placeholder="Choose one" defaultValue="" />
            <Select label="Sort" options={REASONS} defaultValue="late" error="Choose another." />
          </div>
        </Specimen>
        <Specimen name="Text area" file="text-area.tsx">
          <NoteField />
        </Specimen>
        <Specimen name="Phone input" file="phone-input.tsx (lazy)">
          <PhoneFields />
        </Specimen>
      </div>
    </Chapter>
  );
}

const REASONS = [
  { value: 'late', label: 'It takes too long' },
  { value: 'wrong', label: 'I chose the wrong address' },
  { value: 'none', label: 'Sold out', isDisabled: true },
];

function NoteField() {
  const [text, setText] = useState('');
  return (
    <TextArea
      label="Note for the courier"
      hint="Door codes help."
      note={`${text.length} / 200`}
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}

function PhoneFields() {
  const [phone, setPhone] = useState('');
  const [wrong, setWrong] = useState('+96650');
  const texts = {
    language: 'en',
    invalidText: 'This number cannot be right.',
    countryLabel: 'Country',
    searchLabel: 'Search countries',
    emptyText: 'No such country.',
    defaultCountry: 'SA' as const,
  };
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <div className="flex flex-col gap-5">
        <PhoneInput {...texts} label="Phone" hint={phone || 'Nothing typed yet.'} value={phone} onChange={setPhone} />
        <PhoneInput
          {...texts}
          label="Phone with an error"
          value={wrong}
          onChange={setWrong}
          error="This number cannot be right."
        />
      </div>
    </Suspense>
  );
}
