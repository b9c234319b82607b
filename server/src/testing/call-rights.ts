import { allEndpoints } from '@rialto/contract/all-endpoints.ts';
import type { Endpoint, StaffNeed } from '@rialto/contract/http/endpoint.ts';

/**
 * Who may call what. open: all callers · customer: signed-in customers · owner: customers and guests, for their own data ·
 * ownerOrNew: the same, and visitors, who become guests · courier: couriers · receiver: the receiver of a parcel, by the link · staff: members of staff with that permission; staffSession: also before their second factor · the
 * others: the owner of the order, line, address, session or conversation that the call names; ratedOrder: an order of a
 * signed-in customer; assignment: an order of the courier; storeOrder: an order of the store of the staff.
 */
export type Right =
  | ('open' | 'customer' | 'owner' | 'ownerOrNew' | 'courier' | 'receiver')
  | ('staff' | 'staffSession' | StaffNeed | OwnThing);
type OwnThing =
  | ('order' | 'tracked' | 'ratedOrder' | 'cartLine' | 'address' | 'session' | 'conversation')
  | ('assignment' | 'storeOrder');

const everybody = [
  ...['forgetPassword', 'logIn', 'readLoginMethods', 'requestGuest', 'resendCode', 'resetPassword', 'signUp'],
  ...['verifyPhone', 'verifyResetCode', 'socialLogin', 'socialRegister', 'startSocialLogin', 'listDemoMail'],
  ...['listBrands', 'listCategories', 'listCategoryChildren', 'listCategoryItems', 'listCategoryStores'],
  ...['readConfig', 'readLanding', 'readPage', 'sendContactMessage', 'subscribeToNewsletter'],
  ...['lookupZone', 'measureDistance', 'readPlace', 'reverseGeocode', 'suggestPlaces'],
  ...['listConditionItems', 'listConditionedItems', 'listConditions', 'listDiscountedItems', 'listItemReviews'],
  ...['listLatestItems', 'listMostReviewedItems', 'listNewArrivals', 'listPopularItems', 'listRecommendedItems'],
  ...['listRelatedItems', 'listStoreItems', 'readItem', 'listModules', 'listBanners', 'listBasicCampaigns'],
  ...['listCashback', 'listCoupons', 'listFlashSaleItems', 'listFlashSales', 'listItemCampaigns'],
  ...['readBasicCampaign', 'readCashback', 'readItemCampaign', 'listParcelCategories', 'listParcelInstructions'],
  ...['listTips', 'listOfflineMethods', 'listWhyChoose', 'readOtherBanners', 'readVideoContent'],
  ...['searchEverything', 'searchItems', 'suggestNames', 'listSitemapParts', 'readSitemapPart'],
  ...['listDiscountedStores', 'listLatestStores', 'listPopularStores', 'listStoreReviews', 'listStores'],
  ...['listTopRatedStores', 'readStore', 'listCancellationReasons', 'listRefundReasons'],
  // Authorized by a secret, which is invalid in this test.
  ...['payByLink', 'readPayLink', 'switchToCashByLink', 'receivePaymentEvent', 'signInStaff'],
  ...['readOwnerLink', 'becomeOwner', 'readInvitation', 'acceptInvitation'],
];
const forCatalogue = [
  ...['listConsoleStores', 'readConsoleStore', 'changeStoreHours', 'listConsoleItems', 'countItemsByStore'],
  ...[
    'readConsoleItem',
    'addItem',
    'changeItem',
    'sellOutItem',
    'changeItems',
    'listAddOns',
    'addAddOn',
    'changeAddOn',
  ],
  ...['listSellingModules', 'listConsoleCategories', 'listConsoleBrands', 'listConsoleConditions', 'uploadPicture'],
  'undoChange',
];
const forStores = [
  ...['addStore', 'changeStore', 'addCategory', 'changeCategory', 'orderCategories', 'addBrand', 'changeBrand'],
  ...['addCondition', 'changeCondition'],
];
const customers = [
  ...['addAddress', 'listAddresses', 'logOut', 'listSuggestedItems', 'listVisitAgain', 'updateInterest'],
  ...['listOrders', 'changeProfile', 'changeSettings', 'readProfile', 'removeAccount', 'updateProfile'],
  ...['endOtherSessions', 'listSessions', 'setPushToken', 'readPushKey', 'addWish', 'listWishes', 'removeWish'],
  ...['listWishesByShortPath', 'restoreCart', 'readReviewReminder', 'listConversations', 'searchConversations'],
  ...['listWalletTransactions', 'listPointTransactions', 'listWalletBonuses', 'addFund', 'readTopUp'],
  ...['convertPoints', 'readReferral'],
];
const owners = [
  'clearCart',
  'listCart',
  'applyCoupon',
  'placeOrder',
  'placePrescription',
  'quoteOrder',
  'listParcelReceivers',
];
const ofOrder = [
  ...['payOrder', 'readOrderPayment', 'switchPaymentMethod', 'reportOfflinePayment', 'cancelOrder', 'readOrder'],
  ...['reorder', 'requestRefund', 'changeReceiverLink', 'answerPrice'],
];

const ofRatedOrder = [
  ...['submitItemReview', 'submitStoreReview', 'submitCourierReview', 'readOrderReviews', 'cancelReviewReminder'],
];
const forSupport = [
  ...['listStaffReviews', 'replyToReview', 'hideReview', 'showReview'],
  ...['listStaffConversations', 'readStaffConversation', 'sendStaffMessage', 'seeStaffMessages'],
  ...['listContactMessages', 'markContactMessage'],
];
const forCustomers = [
  ...['searchCustomers', 'readCustomer', 'listCustomerOrders', 'listCustomerEntries', 'blockCustomer'],
  ...['unblockCustomer', 'adjustWallet'],
];
const deciders = [
  ...['listDecisions', 'grantRefund', 'refuseRefund', 'pricePrescription', 'searchPrescriptionItems', 'decidePayment'],
];
const couriers = [
  ...['listRunConversations', 'readRunConversation', 'sendRunMessage', 'seeRunMessages'],
  ...['readRun', 'changeShift', 'reportPosition'],
];
const dispatchers = [
  ...['suggestCouriers', 'offerOrder', 'withdrawOrder', 'listCouriers', 'addCourier', 'changeCourier'],
  ...['renewCourierLink', 'revokeCourierLink'],
];
const forOffers = [
  ...['listOffers', 'readOffer', 'addOffer', 'changeOffer', 'switchOffer', 'listOfferChoices', 'findOfferItems'],
  ...['readNewsletter', 'exportSubscribers'],
];
const forFigures = ['readFigures', 'listSoldItems', 'listShiftCash', 'listFigurePlaces'];
const ownStaff = [
  ...['readOwnStaff', 'changeStaffPassword', 'listStaffSessions', 'endStaffSession', 'endOtherStaffSessions'],
  ...['beginSecondFactor', 'confirmSecondFactor', 'renewRecoveryCodes', 'endSecondFactor'],
];
const forOwners = [
  ...['listMembers', 'listStaffStores', 'inviteMember', 'resendInvitation', 'withdrawInvitation', 'changeMember'],
  ...['endMember', 'resetMember', 'listChanges', 'listChangeFilters'],
];
const forSettings = [
  ...['readShopSettings', 'changeShopSettings', 'readShopTexts', 'changePage', 'changeLanding', 'listPageVersions'],
  ...['readReasons', 'changeReasons', 'readTips', 'changeTips', 'readOfflineMethods', 'changeOfflineMethods'],
  ...['testPush', 'listFailedEvents', 'retryFailedEvent'],
  ...['readWalletBonuses', 'changeWalletBonuses', 'readParcelLists', 'changeParcelLists'],
];
const forZones = [
  ...['listConsoleZones', 'addZone', 'changeZone', 'previewZone', 'findZonesAt'],
  ...['listConsoleModules', 'addModule', 'changeModule'],
];
const cataloguers = [
  ...['listImports', 'readImport', 'addImport', 'addImportPart', 'startImport', 'cancelImport', 'readImportProblems'],
  ...['readImportTemplate', 'exportCatalogue', 'listExportStores'],
];
const ofConversation = ['readConversation', 'sendMessage', 'seeMessages'];

export const rights = new Map<string, Right>([
  ...everybody.map((name) => [name, 'open'] as const),
  ...forCatalogue.map((name) => [name, 'staff:catalogue'] as const),
  ...forStores.map((name) => [name, 'staff:stores'] as const),
  ...customers.map((name) => [name, 'customer'] as const),
  ...owners.map((name) => [name, 'owner'] as const),
  ...ofOrder.map((name) => [name, 'order'] as const),
  ['addCartLine', 'ownerOrNew'],
  ['trackOrder', 'tracked'],
  ['readReceivedParcel', 'receiver'],
  ['wishHandover', 'receiver'],
  ['removeCartLine', 'cartLine'],
  ['updateCartLine', 'cartLine'],
  ['updateAddress', 'address'],
  ['deleteAddress', 'address'],
  ['endSession', 'session'],
  ...ofRatedOrder.map((name) => [name, 'ratedOrder'] as const),
  ...couriers.map((name) => [name, 'courier'] as const),
  ...ofConversation.map((name) => [name, 'conversation'] as const),
  ...forSupport.map((name) => [name, 'staff:support'] as const),
  ...forOffers.map((name) => [name, 'staff:offers'] as const),
  ...forFigures.map((name) => [name, 'staff:figures'] as const),
  ...deciders.map((name) => [name, 'staff:decisions'] as const),
  ...cataloguers.map((name) => [name, 'staff:catalogue'] as const),
  ...dispatchers.map((name) => [name, 'staff:dispatch'] as const),
  ...['readBoardOrder', 'stepBoardOrder', 'changePrepTime'].map((name) => [name, 'storeOrder'] as const),
  ...['readServices', 'changeMail', 'changeSms', 'changeStripe', 'removeService', 'testService'].map(
    (name) => [name, 'staff:settings'] as const,
  ),
  ...forSettings.map((name) => [name, 'staff:settings'] as const),
  ['readGoLive', 'staff'],
  ...forZones.map((name) => [name, 'staff:zones'] as const),
  ['listBoardOrders', 'staff:orders'],
  ['listBoardStores', 'staff:orders'],
  ...['pauseStore', 'changeBusyMode', 'takeOverStore'].map((name) => [name, 'staff:orders'] as const),
  ...ownStaff.map((name) => [name, 'staff'] as const),
  ...forOwners.map((name) => [name, 'staff:staff'] as const),
  ...['signOutStaff', 'enterStaffCode'].map((name) => [name, 'staffSession'] as const),
  ...forCustomers.map((name) => [name, 'staff:customers'] as const),
  ['takeStep', 'assignment'],
]);

export const endpointOf = (name: string): Endpoint => allEndpoints[name] as Endpoint;
export const namesWith = (...wanted: Right[]) =>
  [...rights].filter(([, right]) => wanted.includes(right)).map(([name]) => name);
