import { openStore } from '../../src/store/store.js';
import { memoryStore } from '../kit/memory-store.js';
import { temporaryFolder } from './kit.js';
import { describeStoreContract } from './store-contract.js';

describeStoreContract('memory', async () => ({ ...memoryStore(), close: () => undefined }));
describeStoreContract('SQLite', () => openStore({ dataFolder: temporaryFolder() }));
