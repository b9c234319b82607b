import { toasts } from '../../platform/overlays/toasts.ts';
import { choiceRefusals } from '@rialto/rules/item/variations.ts';
import { AddOnList } from './add-on-list.tsx';
import { OptionGroup } from './option-group.tsx';
import { PropertyChoices } from './property-choice.tsx';
import { groupId, type ItemOrder } from './use-item-order.ts';

/** All options of an item except its quantity. */
export function ItemChoices({ order: { selection, hasTried } }: { order: ItemOrder }) {
  const { item, priced, choices, pressOption } = selection;
  const isPlain = priced.groups.length + priced.addOns.length + priced.article.properties.length === 0;
  if (isPlain) return null;
  return (
    <div className="flex flex-col gap-5">
      <PropertyChoices selection={selection} />
      {priced.groups.map((group, at) => {
        const chosen = choices[at] ?? [];
        const isRefused = hasTried && choiceRefusals([group], [chosen]).length > 0;
        return (
          <div key={at} id={groupId(item.id, at)} className={`scroll-m-24 ${PART}`}>
            <OptionGroup
              group={group}
              chosen={chosen}
              onPress={(optionAt) => {
                pressOption(at, optionAt);
                // The mark at the group still says what is missing.
                if (isRefused) toasts.dismiss('error');
              }}
              isRefused={isRefused}
            />
          </div>
        );
      })}
      {priced.addOns.length > 0 && (
        <div className={PART}>
          <AddOnList selection={selection} />
        </div>
      )}
    </div>
  );
}

const PART = 'border-t border-hairline pt-5 first:border-t-0 first:pt-0';
