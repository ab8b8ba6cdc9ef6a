/*
 * Keeps React and a browser's translation from breaking each other's page. A translation puts a `<font>` element in place
 * of each text node; React keeps the text node, so a changed price would stay invisible, and putting something before the
 * text, or removing it, would throw and take the whole page down. Once this module is loaded, React's changes to a replaced
 * text go to the element that stands in for it. Works on the DOM, because React has no place for it.
 */
const standIns = new WeakMap<Node, Element>()

/** Takes note of the texts that a translation has replaced. */
export function noteReplaced(changes: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
    const [text] = removedNodes
    const standIn = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT')
    if (text instanceof Text && standIn instanceof Element) standIns.set(text, standIn)
  }
}

/** The child of `parent` that shows this node: the node itself, or what stands in for it. */
function shownAs<Child extends Node>(parent: Node, node: Child): Node {
  const standIn = standIns.get(node)
  return node.parentNode !== parent && standIn?.parentNode === parent ? standIn : node
}

const { removeChild, insertBefore } = Node.prototype
Node.prototype.removeChild = function removeShown<Child extends Node>(this: Node, child: Child): Child {
  removeChild.call(this, shownAs(this, child))
  return child
}
Node.prototype.insertBefore = function insertBeforeShown<Child extends Node>(
  this: Node,
  node: Child,
  before: Node | null,
): Child {
  insertBefore.call(this, node, before && shownAs(this, before))
  return node
}

const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
Object.defineProperty(Node.prototype, 'nodeValue', {
  ...value,
  set(this: Node, text: string) {
    value?.set?.call(this, text)
    const standIn = standIns.get(this)
    if (!this.isConnected && standIn?.isConnected) standIn.textContent = text
  },
})
