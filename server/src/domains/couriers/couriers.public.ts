export { createCourierLink, readCourierLink } from './courier-links.ts';
