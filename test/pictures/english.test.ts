import { testPictures } from './kit.js';

await testPictures('en');
