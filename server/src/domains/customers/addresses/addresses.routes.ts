import * as contract from '@rialto/contract/calls/addresses.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { signedIn } from '../../../platform/http/caller.ts';
import { InputError } from '../../../platform/http/validation.ts';
import { textOf } from '../../../platform/texts.ts';
import type { Shop } from '../../content/content.public.ts';
import type { Geo } from '../../geo/geo.public.ts';
import { savedAddress } from './addresses.view.ts';
import { checkAddress, type AddressForm } from './check-address.ts';
import { deleteAddress } from './delete-address.ts';
import { listAddresses } from './list-addresses.ts';
import { addAddress, updateAddress } from './save-address.ts';

export function addressRoutes(app: App, shop: Shop, geo: Pick<Geo, 'zones'>): void {
  const checked = async (form: AddressForm) => checkAddress(form, (await shop.settings()).country);

  bind(app, contract.listAddresses, async (call) => {
    const addresses = await listAddresses(call.db, geo, signedIn(call), call.query.store_zone_id);
    return { addresses: addresses.map(savedAddress) };
  });
  bind(app, contract.addAddress, async (call) => {
    const address = await checked(call.body);
    const id = await addAddress(call.db, signedIn(call), address, call.clock());
    const zones = (await geo.zones.read()).zonesAt(address);
    const message = textOf('address.added', call.scope.language);
    return { message, id, zone_ids: zones.map((zone) => zone.id) };
  });
  bind(app, contract.updateAddress, async (call) => {
    const { id = call.params.id } = call.body;
    if (id !== call.params.id) throw new InputError([{ field: 'id', rule: 'invalid', bound: '' }]);
    await updateAddress(call.db, signedIn(call), id, await checked(call.body));
    return { message: textOf('address.updated', call.scope.language) };
  });
  bind(app, contract.deleteAddress, async (call) => {
    await deleteAddress(call.db, signedIn(call), call.query.address_id);
    return { message: textOf('address.deleted', call.scope.language) };
  });
}
