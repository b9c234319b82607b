// Runs the shop as another user. Its modules are loaded as root, because that user may be unable to enter the folder of
// this clone. The order of these imports matters.
import '../open-shop.ts';
import './become-user.ts';
import '../main.ts';
