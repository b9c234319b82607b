/**
 * Forbids Promise.all and its siblings over statements of one transaction. They are pipelined in call order, so one
 * `await` inside one of them would change the order of locks and reads; `inOrder` keeps it.
 */
export const transactionOrder = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unordered:
        'Statements of one transaction have an order. Use inOrder(tx, [(tx) => …, (tx) => …]) from @rialto/database.',
    },
  },
  create(context) {
    const { scopeManager } = context.sourceCode;
    const transactionReferences = () =>
      scopeManager.scopes
        .flatMap((scope) => scope.references)
        .filter(({ resolved }) => resolved && isTransaction(resolved));
    const constantOf = (node) => {
      const reference = scopeManager.scopes
        .flatMap((scope) => scope.references)
        .find(({ identifier }) => identifier === node);
      const [definition] = reference?.resolved?.defs ?? [];
      return definition?.node.type === 'VariableDeclarator' ? definition.node.init : null;
    };
    return {
      'CallExpression[callee.object.name="Promise"][callee.property.name=/^(all|allSettled|any|race)$/]'(call) {
        const [argument] = call.arguments;
        const elements = argument?.type === 'ArrayExpression' ? argument.elements : [argument];
        const started = elements.filter((node) => node?.type === 'Identifier').map(constantOf);
        const searched = [call, ...started.filter((node) => node !== null)];
        const isUsed = ({ identifier, resolved }) =>
          searched.some((node) => isWithin(identifier, node) && !isWithin(resolved.identifiers[0], node));
        if (transactionReferences().some(isUsed)) context.report({ node: call, messageId: 'unordered' });
      },
    };
  },
};

const isWithin = (inner, outer) => inner.range[0] >= outer.range[0] && inner.range[1] <= outer.range[1];

/** By its name, its declared type, or because inTransaction, inOrder or atCommit passes it to a callback. */
function isTransaction({ name, defs: [definition] }) {
  if (definition?.type !== 'Parameter') return false;
  if (name === 'tx' || definition.name.typeAnnotation?.typeAnnotation.typeName?.name === 'Tx') return true;
  const callback = definition.node;
  const call = callback.parent?.type === 'ArrayExpression' ? callback.parent.parent : callback.parent;
  return callback.params[0] === definition.name && /^(inTransaction|inOrder|atCommit)$/.test(call?.callee?.name ?? '');
}
