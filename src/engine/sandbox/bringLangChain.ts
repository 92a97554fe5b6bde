import * as langchain from 'langchain/browser';
import { bring } from './langChain';

bring(langchain);
