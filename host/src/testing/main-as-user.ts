// Runs the shop as another user. Its modules are loaded as root first, because that user may be unable to read this
// clone, so the order of the imports matters.
import '../open-shop.ts';
import './become-user.ts';
import '../main.ts';
