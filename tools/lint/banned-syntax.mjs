/**
 * Forbidden syntax, as selectors for eslint's no-restricted-syntax. A later block replaces the list of an earlier one
 * in eslint, so the lists are concatenated where they are used.
 */

const innerHtml = 'Text becomes markup here. Render it as React children.';
const builtSql =
  'SQL built from a string. Use the template tag of the database, which turns every value into a parameter.';

const participle =
  '[^e]ed|Around|Bought|Bound|Brought|Built|Caught|Chosen|Done|Drawn|Driven|Forgotten|Found|Given|Gone|Heard|Held|' +
  'Hidden|Kept|Known|Left|Lost|Made|Met|Proven|Seen|Sent|Shown|Sold|Sought|Spent|Taken|Thrown|Told|Written';
/** Also forms that are the whole name; as the last of several words they are nouns or verbs. */
const wholeName = 'Asking|Happening|Open|Paid|Read|Wish';
/** First words that name the reader of a value instead of what it holds. */
const firstWord = '(Asked|Heard|Known|Sought|Told|Wanted|Wished)[A-Z]';
const participleName = `/(${participle})$|^(${wholeName})$|^${firstWord}/`;

export const bannedEverywhere = [
  {
    selector: `:matches(TSTypeAliasDeclaration, TSInterfaceDeclaration)[id.name=${participleName}]`,
    message: 'A type is a noun that says what it holds: `QuoteRequest`, not `Asked` (docs/words.md, form 7).',
  },
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: innerHtml },
  { selector: "Property[key.name='dangerouslySetInnerHTML']", message: innerHtml },
  { selector: 'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]', message: innerHtml },
];

const sqlCall = ':matches([callee.property.name=/^(script|query|unsafe)$/], [callee.name=/^(script|query)$/])';
/** The name of a database or channel cannot be a parameter; escapeIdentifier makes it safe. */
const anyOtherValue = ":not(CallExpression[callee.name='escapeIdentifier']).expressions";
const pieces = [`TemplateLiteral:has(> ${anyOtherValue})`, "BinaryExpression[operator='+']"];

export const bannedInBackEnd = pieces.flatMap((piece) =>
  [
    // query(`… ${x}`) and query('…' + x)
    `CallExpression${sqlCall} > ${piece}.arguments:first-child`,
    // query(isFirst ? `… ${x}` : '…')
    `CallExpression${sqlCall} > :matches(ConditionalExpression, LogicalExpression).arguments:first-child > ${piece}`,
    // query({ text: `… ${x}` })
    `CallExpression${sqlCall} > ObjectExpression > Property[key.name='text'] > ${piece}`,
  ].map((selector) => ({ selector, message: builtSql })),
);

/** Only the database package may bypass the sql tag. */
export const bannedOutsideDatabase = [
  {
    selector: "CallExpression[callee.property.name='send'][callee.object.property.name='connection']",
    message: builtSql,
  },
];

const idNames =
  '(assignment|brand|campaign|category|conversation|coupon|courier|customer|guest|item|module|order|staff|store|zone)';
const plainId = (name, type) =>
  [`TSPropertySignature[key.name=${name}]`, `Identifier[name=${name}]`].map(
    (owner) => `${owner} > TSTypeAnnotation${type}`,
  );

const inUnion = [' > TSNumberKeyword', ' > TSUnionType > TSNumberKeyword'];
const inList = [' > TSArrayType > TSNumberKeyword', ' > TSTypeOperator > TSArrayType > TSNumberKeyword'];

/** Production code of the server names ids by their kind. */
export const bannedInServer = [
  ...inUnion.flatMap((type) => plainId(`/^${idNames}Id$/`, type)),
  ...inList.flatMap((type) => plainId(`/^${idNames}Ids$/`, type)),
].map((selector) => ({
  selector,
  message: 'An id has the type of its kind, such as StoreId from @rialto/database/ids.ts, not number (decision 72).',
}));

export const bannedFileNames = {
  files: ['**/index.{ts,tsx,js,mjs}', '**/{utils,helpers,common,misc}.*', '**/{utils,helpers,common,misc}/**'],
  ban: {
    selector: 'Program',
    message: 'A file is named after its one idea: no index, utils, helpers, common or misc.',
  },
};
