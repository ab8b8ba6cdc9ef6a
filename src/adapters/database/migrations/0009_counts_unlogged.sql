-- Counts of the last day need not outlive a crash, and are written with every request.
ALTER TABLE "rate_limits" SET UNLOGGED;
